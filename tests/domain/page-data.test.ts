import { isIncomplete, isOldPage } from '@/domain/page-data';

const NOW = Date.UTC(2026, 0, 31);

it.each([
	['printed now', NOW, false],
	['printed a minute ago', NOW - 60_000, false],
	['printed more than a minute ago', NOW - 60_001, true],
	['printed a day ago', NOW - 86_400_000, true],
	['whose server is a little ahead', NOW + 60_000, false],
	['whose server is far ahead', NOW + 60_001, true],
	['of a server that prints no time', null, false],
])('a page %s at %p is old: %p', (_name, printedAt, isOld) => {
	expect(isOldPage(printedAt, NOW)).toBe(isOld);
});

it.each<[string[], boolean]>([
	[[], false],
	[['plan', 'routes'], false],
	[['plan', 'settings'], true],
	[['modules'], true],
	[['connection'], true],
])('a page without %j is to be completed: %s', (pieces, isLacking) => {
	expect(isIncomplete(pieces.map((piece) => ({ piece, message: '' })))).toBe(isLacking);
});
