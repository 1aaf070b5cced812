import SettingsScreen from '@/screens/settings';
import { renderScreen, screen } from '#tests/support/render';

const headings = (level: number) =>
	screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

it('SETPERF-01 SETPERF-02 SETPERF-20 has its cards, in this order', () => {
	renderScreen(<SettingsScreen />, { route: '/performance' });
	expect(headings(2)).toEqual(['Search', 'Performance & speed', 'Media']);
});

it.each([
	['photon', 'site accelerator', 'Performance & speed'],
	['videopress', 'VideoPress', 'Media'],
	['lazy-images', 'about to be seen', 'Performance & speed'],
])('SETPERF-01 is shown while searching: %s', (_module, term, title) => {
	renderScreen(<SettingsScreen />, { route: `/security?term=${term}` });
	expect(headings(2)).toContain('Performance');
	expect(headings(3)).toContain(title);
});
