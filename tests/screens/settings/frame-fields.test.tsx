import { HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { hold } from '#tests/app/support/hold';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { cardOf, renderTraffic, saveOf } from './frame-parts';

describe('a field', () => {
	it('SETGEN-14 rests while its feature is off, or just being switched', async () => {
		const { user } = renderScreen(<SettingsScreen />, { route: '/discussion' });
		const intro = screen.getByRole('textbox', { name: 'Comment form introduction' });
		expect(intro).toBeDisabled();
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.click(
			screen.getByRole('switch', {
				name: 'Let visitors comment with the accounts they already have',
			}),
		);
		expect(intro).toBeDisabled();
		release();
		await waitFor(() => expect(intro).toBeEnabled());
	});

	it('has the server’s reason beside it, and keeps what was typed', async () => {
		const { user } = renderTraffic();
		answerPost(
			'settings',
			{ code: 'rest_invalid_param', message: 'Invalid', data: { params: { bing: 'No code.' } } },
			400,
		);
		const bing = screen.getByRole('textbox', { name: 'Bing' });
		await user.type(bing, 'abc');
		await user.click(saveOf(cardOf('Site verification')));
		await waitFor(() => expect(bing).toHaveAttribute('aria-invalid', 'true'));
		expect(bing).toHaveAccessibleDescription(/^No code\./);
		expect(bing).toHaveValue('abc');
		await user.type(bing, 'd');
		expect(bing).not.toHaveAttribute('aria-invalid');
	});
});

it('SETGEN-09 a card fades, and all of it rests, where the site cannot have its feature', async () => {
	const { user } = renderTraffic({ scenario: 'offline', world: { modules: { active: [] } } });
	await user.click(cardOf('Ads').getByRole('button', { name: 'Placements, privacy and ads.txt' }));
	expect(screen.getByRole('region', { name: 'Ads' })).toHaveClass('disabled');
	const switches = cardOf('Ads').getAllByRole('switch');
	switches.forEach((one) => expect(one).toHaveAttribute('aria-disabled', 'true'));
	cardOf('Ads')
		.getAllByRole('textbox')
		.forEach((field) => expect(field).toBeDisabled());
	expect(screen.getByRole('region', { name: 'Sitemaps' })).not.toHaveClass('disabled');
});
