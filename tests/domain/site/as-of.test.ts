import { describeSilence, formatAsOf } from '@/domain/site/as-of';

it.each([
	['today', '2026-01-31T10:42', 'As of 10:42'],
	['before midnight', '2026-01-30T23:59', 'As of yesterday, 11:59'],
	['two days ago', '2026-01-29T10:42', 'As of Jan 29, 10:42'],
	['ahead of the clock', '2026-01-31T10:50', 'As of 10:50'],
])('says when something was true: %s', (_when, at, words) => {
	// Without a zone, these are local times.
	const now = Date.parse('2026-01-31T10:45');
	expect(formatAsOf(Date.parse(at), now, 'en').replace(/\s[AP]M$/, '')).toBe(words);
});

it.each([
	['http', "WordPress.com isn't answering."],
	['timeout', "WordPress.com isn't answering."],
	['parse', "WordPress.com isn't answering."],
	['network', 'Sentence.'],
	['session', 'Sentence.'],
])('says why a kept answer could not be replaced: %s', (kind, sentence) => {
	expect(describeSilence({ kind, message: 'Sentence.' })).toBe(sentence);
});
