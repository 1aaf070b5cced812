import { screen } from '#tests/support/render';
import { getCard, queryCard, renderDashboard } from './parts';

const NO_OWNER = 'Jetpack has no owner yet';
const UNLINKED = 'Take this site with you';

it.each([
	['no account is connected yet', 'site-only', NO_OWNER],
	['theirs is not', 'unlinked-admin', UNLINKED],
	['theirs is not, whatever their role', 'unlinked-contributor', UNLINKED],
])('DASH-12 asks a person to connect their account where %s', async (_when, scenario, title) => {
	const { user, events } = renderDashboard({ scenario });
	const connect = getCard(title).getByRole('link', { name: 'Connect' });
	expect(connect).toHaveAttribute('href', '#/connect-user');
	await user.click(connect);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'connect-banner', feature: 'account' },
	});
});

it('DASH-12 stands last among the connections', () => {
	renderDashboard({ scenario: 'site-only' });
	const headings = getCard('Connections').getAllByRole('heading', { level: 3 });
	expect(headings.at(-1)).toHaveTextContent(NO_OWNER);
});

it.each(['free', 'linked-subscriber', 'offline'])(
	'DASH-12 is absent in the world %s',
	(scenario) => {
		renderDashboard({ scenario });
		expect(screen.getByRole('heading', { name: 'Connections' })).toBeVisible();
		expect(queryCard(NO_OWNER)).not.toBeInTheDocument();
		expect(queryCard(UNLINKED)).not.toBeInTheDocument();
	},
);
