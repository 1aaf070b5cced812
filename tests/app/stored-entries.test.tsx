import { IS_LONG, sampleOf } from '#tests/support/long';
import { screen } from '#tests/support/render';
import { openAt } from './support/render-app';

const OWNER = 'site.test 1';
const NOW = Date.UTC(2026, 0, 31);

const STEP = { key: 'sitemaps', from: false, to: true, state: 'waiting', reason: '' };
const CHANGE = { key: 'sitemaps', values: { from: false, to: true } };
const LOOK = {
	startedAt: NOW - 9,
	seenAt: NOW - 9,
	facts: { views: 1, plugins: { 'a/a.php': '1' } },
};

const COST = {
	page: 'front',
	adds: [{ kind: 'script', url: 'http://site.test/a.js', host: '', bytes: 9 }],
	drops: [],
	inlineBytes: 1,
	otherBytes: -1,
	hosts: ['cdn.example'],
	cookies: ['seen'],
};

/** The undamaged entries of the browser and the tab. */
const IN_BROWSER: Record<string, unknown> = {
	'dashboard-for-jetpack-upgrade-chart': 'closed',
	'dashboard-for-jetpack-recommendations-banner': 'scan',
	'dashboard-for-jetpack-coupon-dismissed-at': NOW - 9,
	'dashboard-for-jetpack-dismissed': { [OWNER]: ['dismiss_dash_app_card'] },
	'dashboard-for-jetpack-expired': { [OWNER]: ['1 2021-08-01'] },
	'dashboard-for-jetpack-last-look': {
		[OWNER]: { earlier: LOOK, current: LOOK, isDismissed: false },
	},
	'dashboard-for-jetpack-settings-file': {
		[OWNER]: { label: 'x', startedAt: NOW, direction: 'apply', steps: [STEP], sent: ['sitemaps'] },
	},
	'dashboard-for-jetpack-settings-history': {
		'site site.test': [{ at: NOW, by: 'admin', changes: [CHANGE] }],
	},
	'dashboard-for-jetpack-slash-key': 'off',
	'dashboard-for-jetpack-visitor-cost': {
		'site site.test': { sitemaps: { at: NOW, pages: [COST] } },
	},
};

/** JSON that replaces every value within an entry, or the entry as a whole. */
const DAMAGE: Record<string, string> = {
	null: 'null',
	'a time that is no date': '8640000000000001',
	'an endless number': '1e999',
	'a huge number': '1e308',
	'a negative number': '-1',
	'a fraction': '0.5',
	'a text': '"\\u0000<b>x"',
	'an empty text': '""',
	true: 'true',
	'an empty list': '[]',
	'a list in a list': '[[[]]]',
	'an empty map': '{}',
	'keys of the prototype': '{"__proto__":{"x":1},"constructor":"x","toString":1,"length":-1}',
	'deep nesting': `${'['.repeat(5000)}${']'.repeat(5000)}`,
};

const MARK = '§';

/** The entry with one of its values damaged, for each of its values. */
function damageEach(value: unknown, damage: string): string[] {
	const within = (part: unknown): unknown[] => {
		if (typeof part !== 'object' || part === null) {
			return [MARK];
		}
		const parts = Object.entries(part).flatMap(([key, one]) =>
			within(one).map((changed) =>
				Array.isArray(part)
					? part.map((other: unknown, index) => (String(index) === key ? changed : other))
					: { ...part, [key]: changed },
			),
		);
		return [MARK, ...parts];
	};
	return within(value).map((changed) => JSON.stringify(changed).replace(`"${MARK}"`, () => damage));
}

const SCREENS = [
	['/dashboard', 'At a Glance'],
	['/my-plan', 'My Plan'],
	['/tools/changes', 'Changes'],
	['/tools/copy', 'Copy settings'],
	['/privacy', 'Privacy'],
] as const;

/** All entries, damaged at a different place in each round. */
function toRounds(entries: Record<string, unknown>, damage: string, round: number) {
	return Object.fromEntries(
		Object.entries(entries).map(([key, value]) => {
			const texts = damageEach(value, damage);
			return [key, texts[round % texts.length] ?? ''];
		}),
	);
}

/** The first rounds damage whole entries, and their times. */
const ROUNDS = IS_LONG ? [...Array(14).keys()] : [0, 3];

const WORST = ['a time that is no date', 'keys of the prototype'];

describe.each(sampleOf(DAMAGE, WORST))('every stored entry damaged by %s', (_name, damage) => {
	it.each(SCREENS)('%s is shown', async (route, title) => {
		for (const round of ROUNDS) {
			const { unmount } = await openAt(
				{
					route,
					remembered: toRounds(IN_BROWSER, damage, round),
				},
				title,
			);
			expect(screen.queryByText(/went wrong/)).toBeNull();
			unmount();
		}
	});
});
