import { HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { findDialog, openDialog, waitForNoDialog } from './parts';

/** Disconnects a site, and opens the survey. */
async function openSurvey() {
	const app = openDialog('disconnect');
	const confirm = await findDialog('Disconnect your site?');
	await app.user.click(confirm.getByRole('button', { name: 'Disconnect' }));
	const done = await findDialog('Your site is disconnected');
	await app.user.click(done.getByRole('button', { name: 'Tell us why' }));
	return { ...app, survey: await findDialog('Before you go, help us improve') };
}

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
])('DISCON-20 selects a reason on %s', async (_name, key) => {
	const { survey, user } = await openSurvey();
	const reason = survey.getByRole('radio', { name: 'It slowed my site down.' });
	reason.focus();
	await user.keyboard(key);
	expect(reason).toBeChecked();
});

it('DISCON-11 can be skipped', async () => {
	const { survey, user } = await openSurvey();
	await user.click(survey.getByRole('button', { name: 'Skip' }));
	await waitForNoDialog();
});

it('DISCON-14 is not offered without a linked account', async () => {
	const { user } = openDialog('disconnect', { scenario: 'site-only' });
	const confirm = await findDialog('Disconnect your site?');
	await user.click(confirm.getByRole('button', { name: 'Disconnect' }));
	const done = await findDialog('Your site is disconnected');
	expect(done.queryByRole('button', { name: 'Tell us why' })).not.toBeInTheDocument();
	expect(done.getByRole('button', { name: 'Back to the dashboard' })).toBeVisible();
});

it('DISCON-12 DISCON-18 DISCON-19 DISCON-21 sends the answer once, limits its text and thanks the user', async () => {
	const { survey, user } = await openSurvey();
	const { called, release } = hold('marketing/survey', () => HttpResponse.json({ success: true }));
	await user.click(survey.getByRole('radio', { name: 'Another reason' }));
	const text = survey.getByRole('textbox', { name: "What's your reason?" });
	expect(text).toHaveAttribute('maxlength', '1000');
	await user.type(text, 'Too blue.');
	await user.dblClick(survey.getByRole('button', { name: 'Submit' }));
	release();
	const thanks = await findDialog('Thank you!');
	expect(called.mock.calls).toEqual([
		[
			{
				site_id: 1001,
				user_id: 70001,
				survey_id: 'jetpack-plugin-disconnect',
				survey_responses: { 'why-cancel': { response: 'another-reason', text: 'Too blue.' } },
			},
		],
	]);
	await user.click(thanks.getByRole('button', { name: 'Back to the dashboard' }));
	await waitForNoDialog();
});

it('DISCON-19 discards the text when another reason is selected', async () => {
	const { survey, user } = await openSurvey();
	const { called, release } = hold('marketing/survey', () => HttpResponse.json({ success: true }));
	release();
	await user.click(survey.getByRole('radio', { name: 'Another reason' }));
	await user.type(survey.getByRole('textbox'), 'Changed my mind');
	await user.click(survey.getByRole('radio', { name: 'It has too many bugs.' }));
	expect(survey.queryByRole('textbox')).not.toBeInTheDocument();
	await user.click(survey.getByRole('button', { name: 'Submit' }));
	await findDialog('Thank you!');
	expect(called.mock.calls[0]?.[0]).toMatchObject({
		survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
	});
});

it('DISCON-12 DISCON-13 thanks the user even if sending fails, and records the error', async () => {
	const { survey, user, events } = await openSurvey();
	const { release } = hold('marketing/survey', () =>
		HttpResponse.json({ code: 'no', message: 'No.' }, { status: 500 }),
	);
	release();
	await user.click(survey.getByRole('radio', { name: "I couldn't get it to work." }));
	await user.click(survey.getByRole('button', { name: 'Submit' }));
	await findDialog('Thank you!');
	await waitFor(() =>
		expect(events).toContainEqual({
			name: 'jetpack_disconnect_survey_error',
			properties: { error_code: 'no' },
		}),
	);
});
