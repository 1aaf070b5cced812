import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';

const SENTENCE =
	'Manage advanced comment settings and grow your audience with email subscriptions.';

const open = (route: string, options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route, ...options });
const headings = (level: number) =>
	screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

it('SETDISC-01 introduces itself by its sentence', () => {
	open('/discussion');
	expect(screen.getByText(SENTENCE)).toBeVisible();
});

it('SETDISC-01 SETDISC-03 is called Discussion among what a search found', () => {
	open('/security?term=comment');
	expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
	const found = within(screen.getByRole('region', { name: 'Discussion' }));
	expect(found.getByRole('heading', { level: 2 })).toHaveTextContent('Discussion');
	const cards = found.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
	expect(cards).toEqual(['Comments', 'Subscriptions']);
});

it('SETDISC-02 has the cards Comments and Subscriptions', () => {
	open('/discussion');
	expect(headings(2)).toEqual(['Comments', 'Subscriptions']);
});

it('SETDISC-03 shows them on no other tab', () => {
	open('/sharing');
	expect(headings(2)).not.toContain('Comments');
	expect(headings(2)).not.toContain('Subscriptions');
});
