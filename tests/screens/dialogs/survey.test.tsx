import { HttpResponse } from 'msw';
import { preloadDialogs } from '@/ui/modal';
import { hold } from '#tests/app/support/hold';
import { waitForPath } from '#tests/app/support/render-app';
import { findDialog, openSurvey } from './parts';

beforeAll(preloadDialogs);

it('DISCON-12 DISCON-18 DISCON-19 DISCON-21 sends the answer once, its text cut, and thanks', async () => {
	const { survey, user, history } = await openSurvey();
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
	await waitForPath(history, '/dashboard');
});

it('DISCON-19 sends no text with another answer', async () => {
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
