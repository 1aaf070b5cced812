import { HttpResponse } from 'msw';
import { findTitle, inApp, renderApp, waitForPath } from '#tests/app/support/render-app';
import { act, fireEvent, screen, waitFor } from '#tests/support/render';
import { answerPost, hold } from '#tests/support/wire';

/*
 * Tests with the shell, which moves the focus, announces screens and shows notices.
 */

const MONITOR = 'Turn on downtime monitoring';
const button = (name: string) => screen.findByRole('button', { name });

async function openStep(page: string, options: Parameters<typeof renderApp>[0] = {}) {
	const app = renderApp({ ...options, route: `/recommendations/${page}` });
	await screen.findByRole('heading', { level: 1 });
	return app;
}

it("RECS-33 stays on the step with the server's reason if a feature can't be turned on, and continues after a retry", async () => {
	const { user, router } = await openStep('monitor');
	answerPost('settings', { code: 'activation_failed', message: 'Not today.' }, 424);
	await user.click(await button(MONITOR));
	expect(
		await inApp().findByText("Couldn't turn on Downtime monitoring. Not today."),
	).toBeVisible();
	expect(router.state.location.pathname).toBe('/recommendations/monitor');
	answerPost('settings', { code: 'success' });
	await user.click(await button('Try again'));
	await waitForPath(router, '/recommendations/related-posts');
});

it('RECS-33 sends one request on a double click, and turns on nothing on the next step', async () => {
	const { user, router } = await openStep('monitor');
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.dblClick(await button(MONITOR));
	release();
	await waitForPath(router, '/recommendations/related-posts');
	// The second click of a double click, after the answer has arrived.
	fireEvent.click(await button('Turn on related posts'), { detail: 2 });
	await waitFor(() => expect(called.mock.calls).toEqual([[{ monitor: true }]]));
	expect(router.state.location.pathname).toBe('/recommendations/related-posts');
});

it('stays on the page that the user opened while a feature was being turned on', async () => {
	const { user, router } = await openStep('monitor');
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(await button(MONITOR));
	await user.click(screen.getByRole('link', { name: 'Next' }));
	await findTitle('Related posts');
	act(() => void router.navigate('/recommendations/site-accelerator'));
	release();
	expect(await inApp().findByText('Downtime monitoring has been activated.')).toBeVisible();
	expect(router.state.location.pathname).toBe('/recommendations/site-accelerator');
});
