import { delay, http, HttpResponse } from 'msw';
import { screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { button, openPage } from './parts';

const box = (name: string) => screen.getByRole('checkbox', { name });

it('RECS-40 keeps all four answers, and goes on where they lead', async () => {
	const { user, world, events } = openPage('site-type');
	expect(screen.getByRole('group', { name: /Choose all that apply/ })).toBeVisible();
	await user.click(box('An online store'));
	await user.click(box('A personal site'));
	await user.click(button('Continue'));
	expect(screen.getByRole('heading', { level: 1, name: 'WooCommerce' })).toBeVisible();
	await waitFor(() =>
		expect(world.recommendations?.data).toMatchObject({
			'site-type-personal': true,
			'site-type-business': false,
			'site-type-store': true,
			'site-type-other': false,
		}),
	);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: expect.objectContaining({
			target: 'recommendations-site-type',
			'site-type-store': true,
		}),
	});
});

it('RECS-40 goes on without an answer too, past the store', async () => {
	const { user } = openPage('site-type');
	await user.click(button('Continue'));
	expect(screen.getByRole('heading', { level: 1, name: 'Downtime monitoring' })).toBeVisible();
});

it('shows what was answered before, and keeps what was chosen while that was on its way', async () => {
	const late = http.get(`${REST}/recommendations/data`, async () => {
		await delay(30);
		return HttpResponse.json({ 'site-type-store': true, 'site-type-other': true });
	});
	const { user } = openPage('site-type', {}, late);
	await user.click(box('Something else'));
	await user.click(box('Something else'));
	await waitFor(() => expect(box('An online store')).toBeChecked());
	expect(box('Something else')).not.toBeChecked();
});
