import MyPlanScreen from '@/screens/my-plan';
import { renderScreen, screen } from '#tests/support/render';

it.each([
	['free', 'This site is on the Free plan.'],
	['complete', 'This site is on the Complete plan.'],
])('SHELL-11 names the plan of %s', (scenario, sentence) => {
	renderScreen(<MyPlanScreen />, { scenario });
	expect(screen.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
	expect(screen.getByText(sentence)).toBeVisible();
});

it('leads to the recommendations while they are on', () => {
	const { unmount } = renderScreen(<MyPlanScreen />);
	expect(screen.getByRole('link', { name: 'Recommendations' })).toHaveAttribute(
		'href',
		'#/recommendations',
	);
	unmount();
	renderScreen(<MyPlanScreen />, { world: { site: { showRecommendations: false } } });
	expect(screen.queryByRole('link', { name: 'Recommendations' })).not.toBeInTheDocument();
});
