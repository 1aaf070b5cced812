import SettingsScreen from '@/screens/settings';
import { fireEvent, renderScreen, screen, waitFor, within } from '#tests/support/render';

const search = (term: string, options: Parameters<typeof renderScreen>[1] = {}) =>
	renderScreen(<SettingsScreen />, {
		route: `/settings?term=${encodeURIComponent(term)}`,
		...options,
	});

const groups = () =>
	screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const spoken = () => document.getElementById('a11y-speak-polite')?.textContent ?? '';

beforeEach(() => {
	Element.prototype.scrollIntoView = jest.fn();
});

describe('what was found', () => {
	it.each(['/security', '/writing', '/traffic', '/privacy'])(
		'FIND-16 stands together whichever route is active: %s',
		(path) => {
			search('', { route: `${path}?term=comments` });
			expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results');
			expect(groups()).toEqual(expect.arrayContaining(['Discussion', 'Writing']));
			expect(screen.getByRole('region', { name: 'Comments' })).toBeVisible();
			expect(screen.getByRole('region', { name: 'Media' })).toBeVisible();
		},
	);

	it('SETSEC-04 stands under the short names of the screens', () => {
		search('address');
		expect(groups()).toContain('Security');
		expect(screen.queryByText(/Your site is protected by Jetpack/)).not.toBeInTheDocument();
	});

	it('SETSEC-02 is the firewall alone, too', () => {
		search('auto_prepend_file');
		expect(screen.getByRole('region', { name: 'Firewall' })).toBeVisible();
		expect(groups()).toEqual(['Security']);
	});

	it.each(['like buttons', 'nothing of the kind'])(
		'SETSEC-02 is not the Security screen, where nothing of it matches: %s',
		(term) => {
			search(term);
			expect(screen.queryByRole('heading', { level: 2, name: 'Security' })).not.toBeInTheDocument();
			expect(screen.queryByRole('region', { name: 'Firewall' })).not.toBeInTheDocument();
		},
	);

	it.each([
		['publicize', 'Publicize connections', ['Sharing']],
		['sharedaddy', 'Sharing buttons', ['Sharing']],
		['likes', 'Like buttons', ['Sharing']],
	])('SETSHARE-01 shows the Sharing screen for %s alone', (_slug, name, expected) => {
		search(name);
		expect(groups()).toEqual(expect.arrayContaining(expected));
		expect(screen.getByRole('region', { name })).toBeVisible();
	});

	it('SETSHARE-01 is not the Sharing screen, where nothing of it matches', () => {
		search('carousel');
		expect(groups().length).toBeGreaterThan(0);
		expect(groups()).not.toContain('Sharing');
	});

	it('is marked, in whatever letters it was typed', () => {
		search('cARousel');
		const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
		expect(marks).toContain('carousel');
		expect(marks.every((text) => /^carousel$/i.test(text ?? ''))).toBe(true);
	});

	it('is counted aloud, for each term', async () => {
		const { container } = search('carousel');
		expect(within(container).getByText('4 settings found')).toBeVisible();
		await waitFor(() => expect(spoken()).toContain('4 settings found'));
	});

	it('is listed, the closest first, and the list leads to the setting itself', async () => {
		const { user } = search('carousel', { world: { modules: { active: ['carousel'] } } });
		const list = within(screen.getByRole('navigation', { name: 'Closest results' }));
		const entries = list.getAllByRole('button');
		expect(entries[0]).toHaveTextContent('Display images in a full-screen carousel gallery');
		await user.click(list.getByRole('button', { name: 'Show comments in the carousel' }));
		const found = screen.getByRole('switch', { name: 'Show comments in the carousel' });
		expect(found).toHaveFocus();
		const row = found.closest<HTMLElement>('[id^="setting-"]')!;
		expect(row).toHaveAttribute('data-flash');
		fireEvent.animationEnd(row);
		expect(row).not.toHaveAttribute('data-flash');
		await user.click(list.getByRole('button', { name: 'Color scheme of the carousel' }));
		expect(screen.getByRole('combobox', { name: 'Color scheme of the carousel' })).toHaveFocus();
	});

	it('leads to the card where the setting is at rest', async () => {
		const { user } = search('carousel', { world: { modules: { active: [] } } });
		await user.click(screen.getByRole('button', { name: 'Color scheme of the carousel' }));
		expect(screen.getByRole('heading', { level: 3, name: 'Media' })).toHaveFocus();
	});
});
