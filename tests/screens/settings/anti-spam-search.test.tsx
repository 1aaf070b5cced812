import { screen, waitFor } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';
import { openSecurity as open } from './security-parts';

const PLUGIN = {
	'akismet/akismet.php': {
		Name: 'Akismet Anti-spam',
		Description: 'Holds rubbish back from your guestbook.',
		PluginURI: 'https://akismet.example/plugin',
		active: true,
	},
};

const queryField = () => screen.queryByRole('textbox', { name: /API key/ });

const search = (term: string, scenario = 'anti-spam-active') =>
	open({ scenario, route: `/security?term=${encodeURIComponent(term)}` });

it.each(['Akismet', 'akismet.com', 'spam', 'Your API key', 'wordpress_api_key'])(
	'SETSEC-09 is found by %s, open and ready',
	(term) => {
		search(term);
		expect(queryField()).toBeVisible();
	},
);

it.each([
	['name', 'Akismet Anti-spam'],
	['description', 'guestbook'],
	['URL', 'akismet.example/plugin'],
])('SETSEC-09 is found by the %s of the plugin itself', async (_field, term) => {
	search(term);
	answerGet('plugins', PLUGIN);
	await waitFor(() => expect(queryField()).toBeVisible());
});

it.each(['downtime', 'guestbook', 'firewall'])('SETSEC-09 is not found by %s', async (term) => {
	const { store } = search(term);
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results');
	expect(queryField()).not.toBeInTheDocument();
	expect(store.getState().settings.saved.akismet).toBe(true);
});

it('FIND-16 leads to how to get the plugin, where it is absent', async () => {
	search('Your API key', 'free');
	expect(queryField()).not.toBeInTheDocument();
	expect(await screen.findByRole('button', { name: 'Install Akismet' })).toBeVisible();
});
