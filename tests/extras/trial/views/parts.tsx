import { http, HttpResponse } from 'msw';
import { HOME } from '#fixtures/build';
import { setSetting } from '@/state/settings';
import { renderApp } from '#tests/app/support/render-app';
import { act, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST, type StoreOptions, type TestStore } from '#tests/support/store';

const AJAX = `${HOME}/wp-admin/admin-ajax.php`;
const LOGIN = '<form><input type="password"></form>';
export const TRIAL = { front: `${HOME}/`, login: `${HOME}/wp-login.php`, isOpen: false };
export const OPEN = 'dashboard-for-jetpack-open-trial';
const VALUES = { protect: { before: false, after: true } };

interface Site {
	/** The site's answers about the trial, and the outcome of each action. */
	trial: object | null;
	front: () => Response;
	deeds: string[];
	saves: string[];
	isDown: boolean;
}

const FRESH = { since: 1_790_000_000, isOld: false, extensions: 10, isFirewallFirst: false };
export const trialFor = (seconds: number) => ({ id: 'a', seconds, values: VALUES, ...FRESH });

/** Opens the settings on a site that can put changes back. */
export async function open(options: StoreOptions = {}, trial: object | null = trialFor(60)) {
	const site: Site = {
		trial,
		front: () => HttpResponse.html('<h1>Bakery</h1>'),
		deeds: [],
		saves: [],
		isDown: false,
	};
	const app = renderApp({
		route: '/security',
		world: { modules: { active: [] } },
		...options,
		pageData: { extras: { trial: TRIAL }, ...options.pageData },
	});
	server.use(
		http.get(TRIAL.front, () => site.front()),
		http.get(TRIAL.login, () => HttpResponse.html(LOGIN)),
		http.all(AJAX, ({ request }) => {
			const query = new URL(request.url).searchParams;
			if (query.get('action') !== 'dashboard_for_jetpack_trial') {
				return undefined;
			}
			if (site.isDown) {
				return HttpResponse.error();
			}
			const deed = query.get('do')!;
			site.deeds.push(`${request.method} ${deed} ${query.get('id') ?? ''}`.trim());
			if (['keep', 'put-back'].includes(deed)) {
				site.trial = null;
			}
			return HttpResponse.json({ trial: site.trial });
		}),
		http.post(`${REST}/settings`, ({ request }) => {
			site.saves.push(new URL(request.url).search);
			return undefined;
		}),
	);
	await screen.findByRole('heading', { level: 1 });
	return { ...app, site };
}

export const turnOn = ({ store }: Awaited<ReturnType<typeof open>>) =>
	act(() => store.dispatch(setSetting('protect', true)));

/** The site has the value from before. */
export const putBack = (store: TestStore['store']) =>
	server.use(
		http.get(`${REST}/settings`, () =>
			HttpResponse.json({ ...store.getState().settings.saved, protect: false }),
		),
	);

export const findQuestion = async () =>
	within(await screen.findByRole('region', { name: 'Keep these settings?' }));

export async function openAndTurnOn() {
	const view = await open();
	await turnOn(view);
	return { ...view, question: await findQuestion() };
}

export const waitUntilGone = () =>
	waitFor(() => expect(screen.queryByRole('region', { name: 'Keep these settings?' })).toBeNull());
