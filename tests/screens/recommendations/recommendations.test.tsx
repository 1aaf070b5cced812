import RecommendationsScreen from '@/screens/recommendations';
import { renderScreen, screen } from '#tests/support/render';

it.each([
	['site-type', 'Tell us about your site'],
	['publicize', 'Social media sharing'],
	['summary', 'Your recommendations'],
])('SHELL-15 RECS-04 opens %s under its own title', (page, title) => {
	renderScreen(<RecommendationsScreen />, { route: `/recommendations/${page}` });
	expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('RECS-06 links to the guide and to the support site', () => {
	renderScreen(<RecommendationsScreen />, { route: '/recommendations/monitor' });
	expect(screen.getByRole('link', { name: /^Getting started guide/ })).toBeVisible();
	expect(screen.getByRole('link', { name: /^Support site/ })).toBeVisible();
});
