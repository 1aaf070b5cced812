import { getCard, renderDashboard } from './parts';

const CARD = 'Blocks';
const HERE = 'Jetpack adds its own blocks to the editor.';

it.each(['free', 'site-only', 'offline'])(
	'DASH-08 leads to the editor and to what the blocks are, in the world %s',
	(scenario) => {
		renderDashboard({ scenario });
		const card = getCard(CARD);
		expect(card.getByText(HERE)).toBeVisible();
		expect(card.getByRole('link', { name: 'Write a post' })).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/post-new.php',
		);
		expect(card.getByRole('link', { name: /See what they can do/ })).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-support-blocks'),
		);
	},
);

it('promises no blocks where the site has switched them off, and leads to the switch', () => {
	renderDashboard({ world: { settings: { jetpack_blocks_disabled: true } } });
	const card = getCard(CARD);
	expect(card.queryByText(HERE)).not.toBeInTheDocument();
	expect(card.getByText("Jetpack's blocks are turned off on this site.")).toBeVisible();
	expect(card.getByRole('link', { name: 'Writing settings' })).toHaveAttribute('href', '#/writing');
});
