import { findUnread, isOldPage } from '@/domain/page-data';

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

it.each<[string[], 'connection' | 'features' | undefined]>([
	[[], undefined],
	[['plan', 'routes'], undefined],
	[['plan', 'settings'], 'features'],
	[['modules'], 'features'],
	[['connection'], 'connection'],
	[['settings', 'modules', 'connection'], 'connection'],
])('a page without %j lacks what only the site can answer: %s', (pieces, of) => {
	const failures = pieces.map((piece) => ({ piece, message: '' }));
	expect(findUnread(failures, 'failed')?.of).toBe(of);
	expect(findUnread(failures, 'failed')?.kind).toBe(of && 'failed');
});

it('a page lacks nothing that the site has answered since', () => {
	const settings = { piece: 'settings', message: '', isRead: true };
	expect(findUnread([settings], 'failed')).toBeNull();
	expect(findUnread([settings, { piece: 'modules', message: '' }], 'loading')).toEqual({
		of: 'features',
		kind: 'loading',
		isRetrying: false,
	});
});
