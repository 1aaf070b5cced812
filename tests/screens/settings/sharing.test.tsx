import SHARING from '@/screens/settings/sharing';
import { screen } from '#tests/support/render';
import { openCards } from './parts';

const withActive = (...active: string[]) => ({ world: { modules: { active } } });

it('SETSHARE-06 SETGEN-10 links to the accounts while it is on', async () => {
	const { user } = openCards(SHARING, 'publicize', withActive());
	expect(screen.queryByRole('link')).not.toBeInTheDocument();
	await user.click(screen.getByRole('switch'));
	const link = screen.getByRole('link', { name: /^Connect your social media accounts/ });
	expect(link).toHaveAttribute(
		'href',
		'https://jetpack.com/redirect/?source=calypso-marketing-connections&site=site.test',
	);
	expect(link).toHaveAttribute('target', '_blank');
});

const BUTTONS = 'http://site.test/wp-admin/options-general.php?page=sharing';
const AT_PROVIDER =
	'https://jetpack.com/redirect/?source=calypso-marketing-sharing-buttons&site=site.test';

it.each([
	['offline', BUTTONS, null],
	['unlinked-admin', BUTTONS, null],
	['free', AT_PROVIDER, '_blank'],
])(
	'SETSHARE-08 SETGEN-10 links on %s to the configuration of the buttons: %s',
	(scenario, href, target) => {
		openCards(SHARING, 'sharing-buttons', { scenario, ...withActive('sharedaddy') });
		const link = screen.getByRole('link', { name: /^Configure your sharing buttons/ });
		expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
	},
);
