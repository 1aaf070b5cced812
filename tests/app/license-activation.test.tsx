import { act, waitFor } from '#tests/support/render';
import { answerGet, answerPost } from '#tests/support/wire';
import { refreshLicenseCounts } from '@/state/licensing';
import { findTitle, goTo, inApp, renderApp } from './support/render-app';

const ONE = 'You have an unused license for Jetpack Backup (10GB). Activate it on this site.';
const SEVERAL = 'You have 3 unused licenses. Activate them on this site.';
const DISMISS = { name: 'Dismiss this notice' };

const open = async (scenario: string, options: object = {}) => {
	const made = renderApp({ route: '/privacy', scenario, ...options });
	const title = await findTitle('Privacy');
	return { ...made, title };
};
const isThere = () => inApp().queryByText(/unused license/) !== null;
/** Whether it is there once all that a page asks has had its time. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

it('LIC-19 LIC-21 names the product of one licence, after a placeholder', async () => {
	await open('licence-detached');
	expect(await inApp().findByText('Loading your licenses…')).toBeInTheDocument();
	expect(await inApp().findByText(ONE)).toBeVisible();
	expect(inApp().getByRole('link', { name: 'Activate a license' })).toHaveAttribute(
		'href',
		'#/license/activation',
	);
});

it('LIC-39 names no product of several', async () => {
	await open('licences-detached');
	expect(await inApp().findByText(SEVERAL)).toBeVisible();
});

it.each([
	['LIC-18 no licence waits', 'licence-attached', {}],
	['LIC-18 the only one was revoked', 'licence-revoked', {}],
	['nobody could count them', 'licence-counts-failing', {}],
	['the viewer is not the owner', 'linked-admin', {}],
])('is not there where %s', async (_title, scenario, options) => {
	await open(scenario, options);
	await settled();
	expect(isThere()).toBe(false);
});

it('LIC-16 LIC-20 goes when it is put away, stays away for the visit, and comes back with another licence', async () => {
	const { user, title, history, store } = await open('licences-detached');
	const sent = answerPost('licensing/user/activation-notice-dismiss', {
		last_detached_count: 3,
		last_dismissed_time: new Date().toISOString(),
	});
	await inApp().findByText(SEVERAL);
	await user.click(inApp().getByRole('button', DISMISS));
	expect(isThere()).toBe(false);
	expect(title).toHaveFocus();
	await waitFor(() => expect(sent).toEqual([{ last_detached_count: 3 }]));
	await goTo(history, '/traffic');
	expect(isThere()).toBe(false);
	answerGet('licensing/user/counts', { attached: 0, detached: 4, revoked: 0 });
	await act(() => store.dispatch(refreshLicenseCounts()));
	expect(await inApp().findByText(/^You have 4 unused licenses/)).toBeVisible();
});

it('stays away for the visit where the site could not note it down', async () => {
	const { user } = await open('licences-detached');
	answerPost('licensing/user/activation-notice-dismiss', { code: 'no', message: 'No.' }, 500);
	await inApp().findByText(SEVERAL);
	await user.click(inApp().getByRole('button', DISMISS));
	await settled();
	expect(isThere()).toBe(false);
});

const dismissedDaysAgo = (days: number, count: number) => ({
	world: {
		licensing: {
			dismissal: {
				last_detached_count: count,
				last_dismissed_time: new Date(Date.now() - days * 86_400_000).toISOString(),
			},
		},
	},
});

it.each([
	['LIC-16 hides while there are fewer than were put away', 1, 4, false],
	['LIC-16 shows at page load for as many as were put away', 1, 3, true],
	['LIC-17 hides within 14 days', 13.9, 4, false],
	['LIC-17 shows after 14 days', 14.1, 4, true],
])('%s', async (_title, days, count, expected) => {
	await open('licences-detached', dismissedDaysAgo(days, count));
	await settled();
	await waitFor(() => expect(isThere()).toBe(expected));
});

it('LIC-22 is not there where a licence is being activated', async () => {
	const { history } = await open('licences-detached');
	await inApp().findByText(SEVERAL);
	await goTo(history, '/license/activation');
	await findTitle('Activate a license');
	expect(inApp().queryByText(SEVERAL)).not.toBeInTheDocument();
	await goTo(history, '/privacy');
	expect(await inApp().findByText(SEVERAL)).toBeVisible();
});

it('does without the name that could not be loaded', async () => {
	await open('licence-detached', {
		world: {
			faults: {
				'licensing/user/licenses': { kind: 'unreachable', code: '', message: '', status: '' },
			},
		},
	});
	expect(
		await inApp().findByText('You have an unused license. Activate it on this site.'),
	).toBeVisible();
});
