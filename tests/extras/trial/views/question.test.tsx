import { http, HttpResponse } from 'msw';
import { buildSwitchSentences, switchModules } from '@/state/modules/list';
import { setSetting } from '@/state/settings';
import { applyChanges } from '@/extras/copy-settings/state/apply';
import { inApp } from '#tests/app/support/render-app';
import { act, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import { findQuestion, open, OPEN, putBack, TRIAL, trialFor, turnOn, waitUntilGone } from './parts';

describe('a risky change', () => {
	it('is saved on trial, and asks whether to keep it, after a look at both pages', async () => {
		const view = await open();
		await turnOn(view);
		const question = await findQuestion();
		expect(question.getByText('Brute force protection is on.')).toBeVisible();
		expect(question.getByText(/^These settings are put back in (60|59) seconds/)).toBeVisible();
		expect(await question.findByText('Checked: front page and login page load.')).toBeVisible();
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
		expect((await findQuestion()).getByText('Brute force protection is on.')).toBeVisible();
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

	it('that somebody has changed since is not reported as put back', async () => {
		const view = await open();
		await turnOn(view);
		const question = await findQuestion();
		await view.user.click(question.getByRole('button', { name: 'Put back' }));
		expect(
			await inApp().findByText(
				'Kept or changed somewhere else, so not put back: Brute force protection.',
			),
		).toBeVisible();
	});

	it('that the site refuses asks nothing: it failed, and one notice says so', async () => {
		const view = await open();
		server.use(
			http.post(`${REST}/settings`, () =>
				HttpResponse.json({ code: 'no', message: 'Not now.' }, { status: 400 }),
			),
		);
		await turnOn(view);
		expect(await inApp().findByText('Error updating settings. Not now.')).toBeVisible();
		expect(view.site.deeds).toEqual([]);
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

	it.each([
		['', 200, { code: 'success' }],
		[' that the site accepts in part', 400, { code: 'some_updated', message: 'likes: No.' }],
	])('among several that are switched together%s is one box, too', async (_, status, body) => {
		const { site, store } = await open();
		server.use(http.post(`${REST}/settings`, () => HttpResponse.json(body, { status })));
		answerGet('settings', { ...store.getState().settings.saved, protect: true, likes: false });
		const turned = switchModules({ protect: true, likes: true }, buildSwitchSentences(2, true));
		await act(() => store.dispatch(turned));
		await findQuestion();
		expect(inApp().queryByText(/Turning on|turned on|switched/)).toBeNull();
		expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
		expect(site.deeds).toEqual(['GET state']);
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
		['on a site that can’t put changes back', { pageData: { extras: {} } }, 'protect'],
	] as const)('%s', async (_name, options, key) => {
		const { store, site } = await open(options);
		await act(() => store.dispatch(setSetting(key, true)));
		expect(site.saves).toEqual([expect.not.stringContaining('trial')]);
		expect(site.deeds).toEqual([]);
	});

	it.each([
		['nothing', null, 'Updated settings.'],
		['garbage', 'x', /^Couldn't ask/],
		['a list', [], /^Couldn't ask/],
		['a trial without values', { id: 'a', seconds: 60, extensions: 1 }, /^Couldn't ask/],
	])('where the site answers with %s', async (_name, trial, said) => {
		const view = await open();
		view.site.trial = trial as object;
		await turnOn(view);
		await waitFor(() => expect(view.site.deeds).toEqual(['GET state']));
		expect(screen.queryByRole('region', { name: 'Keep these settings?' })).toBeNull();
		expect(view.store.getState().settings.saved.protect).toBe(true);
		expect(await inApp().findByText(said)).toBeVisible();
	});
});
