import { HttpResponse } from 'msw';
import PERFORMANCE from '@/screens/settings/performance';
import { screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { openCards } from '../parts';

const SEARCH = 'Enable Search';
const INSTANT = 'Enable instant search experience';

const card = () => within(screen.getByRole('region', { name: 'Search' }));
const toggle = (name: string) => card().getByRole('switch', { name });
const open = (options?: StoreOptions) => openCards(PERFORMANCE, 'search', options);
const untilUsable = () =>
	waitFor(() => expect(toggle(INSTANT)).not.toHaveAttribute('aria-disabled'));

it('SETPERF-21 has a switch for search and one for instant search, and a link to its configuration', async () => {
	open({ scenario: 'search-active' });
	expect(card().getAllByRole('switch')).toEqual([toggle(SEARCH), toggle(INSTANT)]);
	expect(toggle(SEARCH)).toBeChecked();
	expect(toggle(INSTANT)).toBeChecked();
	expect(await card().findByRole('link', { name: 'Configure your search' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/admin.php?page=jetpack-search-configure',
	);
	expect(card().getByRole('link', { name: 'Configure your search' })).not.toHaveAttribute('target');
});

it('SETPERF-12 turns instant search off with search', async () => {
	const { user } = open({ scenario: 'search-active' });
	const sent = answerPost('settings', { code: 'success' });
	await user.click(toggle(SEARCH));
	expect(toggle(SEARCH)).not.toBeChecked();
	expect(toggle(INSTANT)).not.toBeChecked();
	await waitFor(() => expect(sent).toEqual([{ search: false, instant_search_enabled: false }]));
});

it('SETPERF-13 SETPERF-15 turns search on with instant search, which is disabled until that is saved', async () => {
	const { user } = open({ scenario: 'plan-search' });
	expect(toggle(INSTANT)).toHaveAttribute('aria-disabled', 'true');
	expect(await card().findByText(/Turn it on to use it/)).toBeVisible();
	await untilUsable();
	const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await user.click(toggle(INSTANT));
	expect(toggle(SEARCH)).toBeChecked();
	expect(toggle(INSTANT)).toBeChecked();
	expect(toggle(INSTANT)).toHaveAttribute('aria-disabled', 'true');
	release();
	await untilUsable();
	expect(called.mock.calls).toEqual([[{ search: true, instant_search_enabled: true }]]);
});
