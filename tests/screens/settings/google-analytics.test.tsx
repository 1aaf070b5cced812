import { getCard, openTraffic } from './traffic-parts';

const card = () => getCard('Google Analytics');
const CONFIGURE = /^Configure Google Analytics/;

it('TRAFFIC-40 TRACK-10 says what it is and leads to where it is set up, and saves nothing', async () => {
	const { user, events } = openTraffic({ scenario: 'complete' });
	expect(card().getByText(/^Google Analytics is a free service/)).toBeVisible();
	expect(card().queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
	expect(card().queryByRole('switch')).not.toBeInTheDocument();
	const link = card().getByRole('link', { name: CONFIGURE });
	expect(link).toHaveAttribute(
		'href',
		'https://jetpack.com/redirect/?source=calypso-marketing-traffic&site=site.test&anchor=analytics',
	);
	expect(link).toHaveAttribute('target', '_blank');
	await user.click(link);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'configure-ga' },
	});
});

it.each([
	['an ID that the wire would refuse', 'UA-1-1'],
	['a hostile one', '<img src=x onerror=alert(1)>'],
])('shows %s as it is', (_title, google_analytics_tracking_id) => {
	openTraffic({
		scenario: 'complete',
		world: {
			modules: { active: ['google-analytics'] },
			settings: { google_analytics_tracking_id },
		},
	});
	expect(card().getByText(`Tracking ID: ${google_analytics_tracking_id}`)).toBeVisible();
});

it('TRAFFIC-40 offers the plan that it needs', async () => {
	openTraffic();
	expect(await card().findByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/plans');
	expect(card().getByText("Your plan doesn't include Google Analytics.")).toBeVisible();
	expect(card().queryByRole('link', { name: CONFIGURE })).not.toBeInTheDocument();
});

it('TRAFFIC-40 is unavailable offline', () => {
	openTraffic({ scenario: 'offline' });
	expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
	expect(card().queryByRole('link')).not.toBeInTheDocument();
});
