import { findUnread, isOldPage } from '@/domain/site/page-data';

const NOW = Date.UTC(2026, 0, 31);

it.each([
	['printed now', NOW, false],
	['printed a minute ago', NOW - 60_000, false],
	['printed more than a minute ago', NOW - 60_001, true],
	['whose server is a little ahead', NOW + 60_000, false],
	['whose server is far ahead', NOW + 60_001, true],
	['of a server that prints no time', null, false],
])('a page %s at %p is old: %p', (_name, printedAt, isOld) => {
	expect(isOldPage(printedAt, NOW)).toBe(isOld);
});

const siteWithout = (...pieces: string[]) => ({
	pageDataFailures: pieces.map((piece) => ({ piece, message: '' })),
	missingRoutes: [] as string[],
	currentVersion: '11.2',
});

it.each<[string[], 'connection' | 'features' | undefined]>([
	[[], undefined],
	[['plan', 'routes'], undefined],
	[['plan', 'settings'], 'features'],
	[['modules'], 'features'],
	[['connection'], 'connection'],
	[['settings', 'modules', 'connection'], 'connection'],
])('a page without %j lacks what only the site can answer: %s', (pieces, of) => {
	const site = siteWithout(...pieces);
	expect(findUnread(site, 'failed')?.of).toBe(of);
	expect(findUnread(site, 'failed')?.kind).toBe(of && 'failed');
});

it('a page lacks nothing that the site has answered since', () => {
	const settings = { piece: 'settings', message: '', isRead: true };
	const { pageDataFailures, ...site } = siteWithout('modules');
	expect(findUnread({ ...site, pageDataFailures: [settings] }, 'failed')).toBeNull();
	expect(
		findUnread({ ...site, pageDataFailures: [settings, ...pageDataFailures] }, 'loading'),
	).toEqual({ of: 'features', kind: 'loading', isRetrying: false });
});

it.each([
	['modules', 'module/all', 'site'],
	['settings', 'settings', 'site'],
	['connection', 'connection', 'site'],
	['modules', 'site/benefits', undefined],
])(
	'a page without %s on a site without the call %s lacks it because of the %s',
	(piece, call, lack) => {
		const unread = findUnread({ ...siteWithout(piece), missingRoutes: [call] }, 'loading');
		expect(unread?.lack).toBe(lack);
		expect(unread?.kind).toBe(lack ? 'failed' : 'loading');
	},
);
