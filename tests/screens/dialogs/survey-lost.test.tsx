import { HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { preloadDialogs } from '@/ui/modal';
import { hold } from '#tests/app/support/hold';
import { findDialog, openSurvey } from './parts';

beforeAll(preloadDialogs);

it('DISCON-12 DISCON-13 thanks although the answer was lost, and records that', async () => {
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
