import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { getCard, renderDashboard } from './parts';

const CARD = 'VideoPress';
const ON = { world: { modules: { active: ['videopress'] } } };

const enveloped = (path: string, data: object) =>
	http.get(`${REST}/${path}`, () =>
		HttpResponse.json({ code: 'success', data: JSON.stringify(data) }),
	);
const features = (...active: string[]) => enveloped('site/features', { active, available: {} });
const used = (megabytes: number) =>
	enveloped('site', { options: { videopress_storage_used: megabytes } });

it.each<[string, number, RegExp]>([
	['CARD-18', 0, /^1 free video available/],
	['CARD-19', 12, /^You have used your free video/],
])('%s CARD-15 with %d MB stored it says %s', async (_id, megabytes, text) => {
	renderDashboard(ON, features(), used(megabytes));
	expect(await getCard(CARD).findByText(text)).toBeVisible();
	expect(getCard(CARD).getByRole('switch', { name: CARD })).toBeChecked();
});

it('CARD-20 shows the share of 1 TB', async () => {
	renderDashboard(ON, features('videopress-1tb-storage'), used(250_000));
	expect(await getCard(CARD).findByText('25% of 1TB is used.')).toBeVisible();
	expect(getCard(CARD).getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute(
		'aria-valuenow',
		'25',
	);
});

it('CARD-16 is inactive with an owner and the option off', () => {
	renderDashboard({ world: { modules: { active: ['stats'] } } });
	expect(getCard(CARD).getByRole('switch', { name: CARD })).not.toBeChecked();
});

it('CARD-16 asks for a connection where no owner is connected', () => {
	renderDashboard({ scenario: 'site-only' });
	expect(getCard(CARD).getByRole('link', { name: 'Connect' })).toHaveAttribute(
		'href',
		'#/connect-user',
	);
	expect(getCard(CARD).queryByRole('switch')).not.toBeInTheDocument();
});

it('CARD-17 offers storage where there is none', async () => {
	renderDashboard(ON, features(), used(0));
	expect(await getCard(CARD).findByRole('link', { name: 'Upgrade' })).toHaveAttribute(
		'href',
		'#/plans',
	);
});

it('CARD-17 offers none with storage, nor while it is not known', async () => {
	const { store } = renderDashboard(ON, features('videopress-1tb-storage'), used(0));
	expect(getCard(CARD).queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	await waitFor(() => expect(store.getState().features.phase).toBe('ready'));
	expect(getCard(CARD).queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('CARD-17 offers none offline', () => {
	renderDashboard({ scenario: 'offline' });
	expect(getCard(CARD).getByText('Unavailable in Offline Mode')).toBeVisible();
	expect(getCard(CARD).queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});
