import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';

const search = (term: string, options: Parameters<typeof renderScreen>[1] = {}) =>
	renderScreen(<SettingsScreen />, {
		route: `/settings?term=${encodeURIComponent(term)}`,
		...options,
	});

describe('nothing found', () => {
	it('FIND-06 says so, with a way on', () => {
		const { container } = search('zebra');
		expect(within(container).getByText('No search results found for zebra')).toBeVisible();
		expect(screen.getByRole('link', { name: /search our support site/ })).toBeVisible();
		expect(screen.queryByRole('region')).not.toBeInTheDocument();
	});

	it('takes what was typed for text', () => {
		const { container } = search('<b>%s</b> .*');
		expect(within(container).getByText('No search results found for <b>%s</b> .*')).toBeVisible();
	});
});

describe('an open search without a term', () => {
	it.each(['', '%20%20'])('FIND-07 says what to do ("%s")', (term) => {
		renderScreen(<SettingsScreen />, { route: `/traffic?term=${term}` });
		expect(screen.getByText('Enter a search term to find settings or close search.')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Close search' })).toHaveAttribute('href', '#/traffic');
	});
});

it.each(['author-view', 'subscriber-view'])('FIND-01 FIND-09 finds nothing for %s', (scenario) => {
	search('contact', { scenario, route: '/sharing?term=contact' });
	expect(screen.queryByText('Search results')).not.toBeInTheDocument();
	expect(screen.queryByRole('region', { name: 'Contact Form' })).not.toBeInTheDocument();
});
