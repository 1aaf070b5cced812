import { visitAll } from '../support/visit';

const ROUTES = [
	...['/dashboard', '/my-plan', '/modules', '/security', '/performance', '/writing'],
	...['/sharing', '/discussion', '/traffic'],
];

/** On My Plan, a badge has the state. */
const BADGES: Record<string, string> = { Active: 'true', 'Not active': 'false' };

/** A title of two cards: VideoPress in Performance, and the carousel in Writing. */
const AMBIGUOUS = 'Media';

/** The states of the features of the present screen: the first switch of each card and line, or its badge. */
const readStates = () =>
	[...document.querySelectorAll('[data-card]:not(:has(ul [role="switch"])), ul > li')].flatMap(
		(part) => {
			const title = part.querySelector('[data-card-title]');
			const control = part.querySelector('[role="switch"]');
			const name = title?.textContent ?? control?.closest('div')?.textContent;
			const state =
				control?.getAttribute('aria-checked') ?? BADGES[title?.nextSibling?.textContent ?? ''];
			return name && state && name !== AMBIGUOUS ? [[name.trim(), state] as const] : [];
		},
	);

it.each(['security', 'modules-off', 'overridden', 'offline'])(
	'all screens agree on the state of each feature in %s',
	async (scenario) => {
		const states = new Map<string, Record<string, string>>();
		await visitAll(scenario, ROUTES, async (route, settle) => {
			await settle();
			for (const [name, state] of readStates()) {
				states.set(name, { ...states.get(name), [route]: state });
			}
		});
		const shared = [...states].filter(([, places]) => Object.keys(places).length > 1);
		expect(shared.length).toBeGreaterThan(5);
		expect(shared.filter(([, places]) => new Set(Object.values(places)).size > 1)).toEqual([]);
	},
);
