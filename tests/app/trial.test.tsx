import { http, HttpResponse } from 'msw';
import { HOME } from '#fixtures/build';
import { setSetting } from '@/state/settings';
import { applyChanges } from '@/state/settings-file';
import { act, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST, type StoreOptions, type TestStore } from '#tests/support/store';
import { inApp, renderApp } from './support/render-app';

const AJAX = `${HOME}/wp-admin/admin-ajax.php`;
const LOGIN = '<form><input type="password"></form>';
const TRIAL = { front: `${HOME}/`, login: `${HOME}/wp-login.php`, isOpen: false };
const OPEN = 'dashboard-for-jetpack-open-trial';
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
const trialFor = (seconds: number) => ({ id: 'a', seconds, values: VALUES, ...FRESH });

/** Opens the settings on a site that can put changes back. */
async function open(options: StoreOptions = {}, trial: object | null = trialFor(60)) {
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
		pageData: { trial: TRIAL, ...options.pageData },
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

const turnOn = ({ store }: Awaited<ReturnType<typeof open>>) =>
	act(() => store.dispatch(setSetting('protect', true)));

/** The site has the value from before. */
const putBack = (store: TestStore['store']) =>
	server.use(
		http.get(`${REST}/settings`, () =>
			HttpResponse.json({ ...store.getState().settings.saved, protect: false }),
		),
	);

const findQuestion = async () =>
	within(await screen.findByRole('region', { name: 'Keep these settings?' }));

const waitUntilGone = () =>
	waitFor(() => expect(screen.queryByRole('region', { name: 'Keep these settings?' })).toBeNull());

describe('a risky change', () => {
	it('is saved on trial, and asks whether to keep it, after a look at both pages', async () => {
		const view = await open();
		await turnOn(view);
		const question = await findQuestion();
		expect(question.getByText('Brute force protection: Off → On')).toBeVisible();
		expect(question.getByText(/^These settings are put back in (60|59) seconds/)).toBeVisible();
		expect(
			await question.findByText('Visitors still get the front page and the login page.'),
		).toBeVisible();
		expect(view.site.saves).toEqual([expect.stringContaining('dashboard-for-jetpack-trial=1')]);
		await view.user.click(question.getByRole('button', { name: 'Keep' }));
		await waitUntilGone();
		expect(view.site.deeds).toEqual(['GET state', 'POST keep a']);
		expect(view.store.getState().settings.saved.protect).toBe(true);
	});

	it('that breaks the front page says so, and can be put back', async () => {
		const view = await open();
		const { site, store, user } = view;
		site.front = () =>
			site.saves.length > 0
				? HttpResponse.html('Error', { status: 500 })
				: HttpResponse.html('<h1>Bakery</h1>');
		await turnOn(view);
		const question = await findQuestion();
		expect(await question.findByText('Visitors get error 500 on the front page.')).toBeVisible();
		putBack(store);
		await user.click(question.getByRole('button', { name: 'Put back' }));
		await waitUntilGone();
		expect(await inApp().findByText('Put back: Brute force protection.')).toBeVisible();
		expect(store.getState().settings.saved.protect).toBe(false);
	});

	it('says that the site may put it back, and how to be asked, if the question doesn’t arrive', async () => {
		const view = await open();
		view.site.isDown = true;
		await turnOn(view);
		expect(await inApp().findByText(/^Couldn't ask whether to keep this change\./)).toBeVisible();
		view.unmount();
		await open({ remembered: { [OPEN]: view.browser.recall(OPEN)! } });
		expect((await findQuestion()).getByText('Brute force protection: Off → On')).toBeVisible();
	});

	it('that nobody keeps is put back by the site, and the notice says why', async () => {
		const view = await open();
		const { site, store } = view;
		site.trial = trialFor(0);
		await turnOn(view);
		putBack(store);
		await findQuestion();
		site.trial = null;
		expect(
			await inApp().findByText(
				'Nobody kept these settings in time, so they were put back: Brute force protection.',
				undefined,
				{ timeout: 8000 },
			),
		).toBeVisible();
		await waitUntilGone();
	}, 15_000);

	it('keeps the question and says why if the answer doesn’t arrive', async () => {
		const view = await open();
		await turnOn(view);
		const question = await findQuestion();
		view.site.isDown = true;
		await view.user.click(question.getByRole('button', { name: 'Keep' }));
		expect(await question.findByText(/^Couldn't reach the server/)).toBeVisible();
		view.site.isDown = false;
		await view.user.click(question.getByRole('button', { name: 'Keep' }));
		await waitUntilGone();
	});

	it('that somebody has changed since is not reported as put back', async () => {
		const view = await open();
		await turnOn(view);
		const question = await findQuestion();
		await view.user.click(question.getByRole('button', { name: 'Put back' }));
		expect(
			await inApp().findByText('Changed again since, so not put back: Brute force protection.'),
		).toBeVisible();
	});

	it('that fails asks nothing, and its page is the site’s', async () => {
		const view = await open({}, null);
		server.use(http.post(`${REST}/settings`, () => new HttpResponse('', { status: 500 })));
		await turnOn(view);
		await waitFor(() => expect(view.site.deeds).toEqual(['GET state']));
		expect(screen.queryByRole('region', { name: 'Keep these settings?' })).toBeNull();
		expect(view.store.getState().settings.saved.protect).toBe(false);
	});

	it('is saved before anything is looked at, and another save waits for no look', async () => {
		const view = await open();
		const order: string[] = [];
		server.use(
			http.get(TRIAL.front, async () => {
				order.push('front');
				await new Promise(() => {});
			}),
			http.post(`${REST}/settings`, async ({ request }) => {
				order.push(Object.keys((await request.clone().json()) as object).join());
				return undefined;
			}),
		);
		await turnOn(view);
		await findQuestion();
		await waitFor(() => expect(order).toEqual(['protect', 'front']));
		await act(() => view.store.dispatch(setSetting('likes', true)));
		expect(order).toEqual(['protect', 'front', 'likes']);
	});

	it('from a file is on trial, too, and the others of the file are not', async () => {
		const { site, store } = await open();
		await act(() =>
			store.dispatch(
				applyChanges('Bakery', [
					{ key: 'protect', to: true },
					{ key: 'likes', to: true },
				]),
			),
		);
		await findQuestion();
		expect(site.saves.map((search) => search.includes('dashboard-for-jetpack-trial=1'))).toEqual([
			true,
			false,
		]);
	});

	it('of the firewall that runs before WordPress says who can put it back', async () => {
		const view = await open({}, { ...trialFor(60), isFirewallFirst: true });
		await turnOn(view);
		expect(
			await (await findQuestion()).findByText(/If it blocks you, the next visit/),
		).toBeVisible();
	});

	it('that nobody answered for long is a question without a clock, for any administrator', async () => {
		const { site, user } = await open(
			{ pageData: { trial: { ...TRIAL, isOpen: true } } },
			{ ...trialFor(0), isOld: true },
		);
		const question = await findQuestion();
		expect(question.getByText(/^These settings were changed on September 21, 2026/)).toBeVisible();
		expect(question.queryByText(/put back in/)).toBeNull();
		expect(question.queryByRole('button', { name: 'More time' })).toBeNull();
		await user.click(question.getByRole('button', { name: 'Keep' }));
		await waitUntilGone();
		expect(site.deeds).toEqual(['GET state', 'POST keep a']);
	});

	it('gets more time when asked', async () => {
		const view = await open();
		await turnOn(view);
		const question = await findQuestion();
		view.site.trial = { ...trialFor(118), extensions: 0 };
		await view.user.click(question.getByRole('button', { name: 'More time' }));
		expect(
			await question.findByText(/^These settings are put back in 11[78] seconds/),
		).toBeVisible();
		expect(question.queryByRole('button', { name: 'More time' })).toBeNull();
	});

	it('of pages on another host asks to look at them elsewhere', async () => {
		const view = await open({
			pageData: { trial: { ...TRIAL, front: 'https://bakery.example/' } },
		});
		await turnOn(view);
		const question = await findQuestion();
		expect(await question.findByText(/can’t be checked from here/)).toBeVisible();
	});

	it('is reported on the next page if the site has put it back', async () => {
		const first = await open();
		await turnOn(first);
		await findQuestion();
		first.unmount();
		await open({ remembered: { [OPEN]: first.browser.recall(OPEN)! } }, null);
		expect(
			await inApp().findByText(
				'Nobody kept these settings in time, so they were put back: Brute force protection.',
			),
		).toBeVisible();
	});
});

describe('there is no question', () => {
	it.each([
		['about a change that locks nobody out', {}, 'likes'],
		['on a site that can’t put changes back', { pageData: { trial: null } }, 'protect'],
	] as const)('%s', async (_name, options, key) => {
		const { store, site } = await open(options);
		await act(() => store.dispatch(setSetting(key, true)));
		expect(site.saves).toEqual([expect.not.stringContaining('trial')]);
		expect(site.deeds).toEqual([]);
	});

	it.each([
		['nothing', null],
		['garbage', 'x'],
		['a list', []],
		['a trial without values', { id: 'a', seconds: 60, extensions: 1 }],
	])('where the site answers with %s', async (_name, trial) => {
		const view = await open();
		view.site.trial = trial as object;
		await turnOn(view);
		await waitFor(() => expect(view.site.deeds).toEqual(['GET state']));
		expect(screen.queryByRole('region', { name: 'Keep these settings?' })).toBeNull();
		expect(view.store.getState().settings.saved.protect).toBe(true);
	});
});
