import { Fragment } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { OwnNumber } from './dev-phone-head.tsx'
import { DevPhonePanel } from './dev-phone-panel.tsx'
import { PhoneWatch } from './phone-watch.tsx'
import type { useDevPhones } from './use-dev-phones.ts'

interface BenchPhonesProps {
  bench: ReturnType<typeof useDevPhones>
  numbers: readonly OwnNumber[]
}

/** The outside phones side by side; two fit beside the rest, more are scrolled to. */
export function BenchPhones({ bench, numbers }: BenchPhonesProps) {
  const isAlone = bench.phones.length === 1
  return (
    <div className="relative flex min-h-0 max-w-128 shrink-0 gap-4 overflow-x-auto p-4 phone:max-w-none phone:shrink phone:grow phone:snap-x phone:snap-mandatory">
      {bench.phones.map((phone, index) => (
        <Fragment key={phone.id}>
          <PhoneWatch phone={phone} />
          <DevPhonePanel
            phone={phone}
            numbers={numbers}
            isFirst={index === 0}
            onChange={(change) => bench.change(phone, change)}
            onRemove={isAlone ? undefined : () => bench.remove(phone)}
            className={classNames(
              'shrink-0 overflow-hidden rounded-[1.5rem] border border-edge phone:w-full phone:snap-center',
              isAlone ? 'w-75' : 'w-58',
            )}
          />
        </Fragment>
      ))}
    </div>
  )
}
