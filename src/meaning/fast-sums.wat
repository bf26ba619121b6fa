;; Sums over rows of 32-bit floats, four at a time. Lengths and steps are in bytes and multiples of 16, counts multiples
;; of 4. `node bench/meaning/make-fast-sums.ts` makes fast-sums.wasm of this.
(module
  (memory (export "memory") 16)

  ;; The products of a vector and of `count` rows, each `step` behind the one before, to `out`.
  (func (export "dots")
    (param $vector i32) (param $length i32) (param $rows i32) (param $step i32) (param $count i32) (param $out i32)
    (local $i i32) (local $second i32) (local $third i32) (local $fourth i32) (local $part v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $four
      (local.set $second (i32.add (local.get $rows) (local.get $step)))
      (local.set $third (i32.add (local.get $second) (local.get $step)))
      (local.set $fourth (i32.add (local.get $third) (local.get $step)))
      (local.set $a (v128.const f32x4 0 0 0 0))
      (local.set $b (v128.const f32x4 0 0 0 0))
      (local.set $c (v128.const f32x4 0 0 0 0))
      (local.set $d (v128.const f32x4 0 0 0 0))
      (local.set $i (i32.const 0))
      (loop $along
        (local.set $part (v128.load (i32.add (local.get $vector) (local.get $i))))
        (local.set $a (f32x4.add (local.get $a)
          (f32x4.mul (local.get $part) (v128.load (i32.add (local.get $rows) (local.get $i))))))
        (local.set $b (f32x4.add (local.get $b)
          (f32x4.mul (local.get $part) (v128.load (i32.add (local.get $second) (local.get $i))))))
        (local.set $c (f32x4.add (local.get $c)
          (f32x4.mul (local.get $part) (v128.load (i32.add (local.get $third) (local.get $i))))))
        (local.set $d (f32x4.add (local.get $d)
          (f32x4.mul (local.get $part) (v128.load (i32.add (local.get $fourth) (local.get $i))))))
        (br_if $along
          (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (local.get $length))))
      ;; Each of the four has four sums left: two by two they become one vector of four.
      (local.set $a (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
      (local.set $c (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
      (v128.store (local.get $out) (f32x4.add
        (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
        (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $rows (i32.add (local.get $fourth) (local.get $step)))
      (br_if $four (local.tee $count (i32.sub (local.get $count) (i32.const 4))))))

  ;; Runs of `width` words wake `count` filters: each filter's `strengths` become the greatest of what they were and of what
  ;; any run makes of it. `words` points at the addresses of the words' answers, `from` into each of these.
  (func (export "wake")
    (param $words i32) (param $runs i32) (param $from i32) (param $count i32) (param $width i32)
    (param $biases i32) (param $strengths i32)
    (local $size i32) (local $filter i32) (local $word i32) (local $at i32) (local $sum v128)
    (local.set $size (i32.shl (local.get $count) (i32.const 2)))
    (loop $run
      (local.set $filter (i32.const 0))
      (loop $filters
        (local.set $sum (v128.load (i32.add (local.get $biases) (local.get $filter))))
        (local.set $at (i32.add (local.get $from) (local.get $filter)))
        (local.set $word (i32.const 0))
        (loop $along
          (local.set $sum (f32x4.add (local.get $sum) (v128.load (i32.add (local.get $at)
            (i32.load (i32.add (local.get $words) (i32.shl (local.get $word) (i32.const 2))))))))
          (local.set $at (i32.add (local.get $at) (local.get $size)))
          (br_if $along
            (i32.lt_u (local.tee $word (i32.add (local.get $word) (i32.const 1))) (local.get $width))))
        (v128.store (i32.add (local.get $strengths) (local.get $filter)) (f32x4.max
          (local.get $sum) (v128.load (i32.add (local.get $strengths) (local.get $filter)))))
        (br_if $filters
          (i32.lt_u (local.tee $filter (i32.add (local.get $filter) (i32.const 16))) (local.get $size))))
      (local.set $words (i32.add (local.get $words) (i32.const 4)))
      (br_if $run (local.tee $runs (i32.sub (local.get $runs) (i32.const 1)))))))
