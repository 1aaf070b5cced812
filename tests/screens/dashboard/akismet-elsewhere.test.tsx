import { screen } from '#tests/support/render';
import { renderCards } from './parts';

const ELSEWHERE =
	/^Akismet is active\. The host or other code loads it, so Jetpack can't count the spam\.$/;

it('CARD-04 an Akismet that the host loads is active, and nobody is told to install it', async () => {
	renderCards(['anti-spam'], { pageData: { akismetElsewhere: 'with-key' } });
	expect(await screen.findByText(ELSEWHERE)).toBeVisible();
	expect(screen.queryByText(/install/i)).not.toBeInTheDocument();
});

it('CARD-04 an Akismet that the host loads without a key leads to its page', async () => {
	renderCards(['anti-spam'], { pageData: { akismetElsewhere: 'without-key' } });
	expect(await screen.findByRole('link', { name: 'Set your key' })).toHaveAttribute(
		'href',
		expect.stringContaining('page=akismet-key-config'),
	);
	expect(screen.queryByText(/install/i)).not.toBeInTheDocument();
});
