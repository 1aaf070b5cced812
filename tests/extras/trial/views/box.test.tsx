import { speak } from '@wordpress/a11y';
import { inApp } from '#tests/app/support/render-app';
import { screen, waitFor } from '#tests/support/render';
import { findQuestion, open, openAndTurnOn, TRIAL, trialFor, turnOn, waitUntilGone } from './parts';

jest.mock('@wordpress/a11y', () => ({ speak: jest.fn() }));

describe('the question about a risky change', () => {
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

	it('is one box, in place of the notice of success, whose Undo keys put it back', async () => {
		const { site, store, user } = await openAndTurnOn();
		expect(inApp().queryByText(/^Updat/)).toBeNull();
		expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
		await user.keyboard('{Control>}z{/Control}');
		await waitUntilGone();
		expect(site.deeds).toEqual(['GET state', 'POST put-back a']);
		expect(store.getState().settings.pending).toEqual({});
	});

	it('is told once to screen readers, with the time, and again with the pages and at the last call', async () => {
		const view = await open();
		let now = Date.UTC(2026, 0, 31);
		view.browser.now.mockImplementation(() => now);
		jest.mocked(speak).mockClear();
		await turnOn(view);
		await findQuestion();
		const listSaid = () => jest.mocked(speak).mock.calls.map(([said]) => said);
		const expected = [
			'Updating settings…',
			'Brute force protection is on. These settings are put back in 60 seconds unless you keep them.',
			'Checked: front page and login page load.',
		];
		await waitFor(() => expect(listSaid()).toEqual(expected));
		now += 40_000;
		const call = 'These settings are put back in 20 seconds unless you keep them.';
		await waitFor(() => expect(listSaid()).toEqual([...expected, call]), { timeout: 4000 });
	});

	it('gives the focus to the heading when the box goes with it', async () => {
		const { question, user } = await openAndTurnOn();
		question.getByRole('button', { name: 'Keep' }).focus();
		await user.keyboard('{Enter}');
		await waitUntilGone();
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
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
			{ pageData: { extras: { trial: { ...TRIAL, isOpen: true } } } },
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
			pageData: { extras: { trial: { ...TRIAL, front: 'https://bakery.example/' } } },
		});
		await turnOn(view);
		const question = await findQuestion();
		expect(await question.findByText(/can’t be checked from here/)).toBeVisible();
	});
});
