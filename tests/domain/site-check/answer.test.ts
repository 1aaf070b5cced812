import { readCacheHeaders } from '@/domain/site-check/answer';

it.each<[string, Record<string, string>, boolean | null]>([
	['no header', {}, null],
	['an age', { age: '120' }, true],
	['an age of 0', { age: '0' }, null],
	['a hit', { 'x-cache': 'HIT from proxy' }, true],
	['a miss', { 'cf-cache-status': 'MISS' }, false],
	['a miss in front of a hit', { 'cf-cache-status': 'DYNAMIC', 'x-cache': 'hit' }, true],
])('reads from the headers whether a cache answered: %s', (_name, headers, expected) => {
	expect(readCacheHeaders((name) => headers[name] ?? null)).toBe(expected);
});
