/** What a text to a business can be about, as finely as the net tells it. */
export const topicLabels: readonly string[] = [
  'hours-week', 'hours-day', 'hours-today', 'hours-tomorrow', 'hours-weekend', 'open-now', 'closing', 'next-open',
  'service-do', 'service-list', 'service-about', 'service-duration', 'service-price',
  'area-yes', 'area-list', 'address', 'phone', 'email', 'website', 'name', 'robot', 'person', 'complaint', 'booking',
  'change', 'emergency', 'message', 'stop', 'wait', 'repeat', 'wrong-number', 'greet', 'thanks', 'bye', 'yes', 'no',
  'trouble', 'other',
] // biome-ignore format: one readable block
