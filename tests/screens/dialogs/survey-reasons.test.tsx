import { preloadDialogs } from '@/ui/modal';
import { renderApp, waitForPath } from '#tests/app/support/render-app';
import { findDialog, openSurvey } from './parts';

beforeAll(preloadDialogs);

it('DISCON-02 DISCON-03 DISCON-15 DISCON-17 asks for one of six reasons', async () => {
	const { survey, user } = await openSurvey();
	const reasons = survey.getAllByRole('radio');
	expect(reasons.map((reason) => reason.getAttribute('value'))).toEqual([
		'troubleshooting',
		'not-working',
		'slowed-down-site',
		'buggy',
		'what-does-it-do',
		'another-reason',
	]);
	const submit = survey.getByRole('button', { name: 'Submit' });
	expect(submit).toBeDisabled();
	await user.click(reasons[3] as HTMLElement);
	expect(submit).toBeEnabled();
});

it.each([
	['Enter', '{Enter}'],
	['Space', ' '],
])('DISCON-20 chooses by %s', async (_name, key) => {
	const { survey, user } = await openSurvey();
	const reason = survey.getByRole('radio', { name: 'It slowed my site down.' });
	reason.focus();
	await user.keyboard(key);
	expect(reason).toBeChecked();
});

it('DISCON-11 can be left without an answer', async () => {
	const { survey, user, history } = await openSurvey();
	await user.click(survey.getByRole('button', { name: 'Skip' }));
	await waitForPath(history, '/dashboard');
});

it('DISCON-14 is not offered where the provider knows no account', async () => {
	const { user } = renderApp({ route: '/disconnect', scenario: 'site-only' });
	const confirm = await findDialog('Disconnect your site?');
	await user.click(confirm.getByRole('button', { name: 'Disconnect' }));
	const done = await findDialog('Your site is disconnected');
	expect(done.queryByRole('button', { name: 'Tell us why' })).not.toBeInTheDocument();
	expect(done.getByRole('button', { name: 'Back to the dashboard' })).toBeVisible();
});
