import { buildWirePageData } from '#tests/support/fixtures';
import { screen, within } from '#tests/support/render';
import { renderApp } from './support/render-app';

/** A site that has none of the features but these. */
function onlyModules(...slugs: string[]) {
	const modules = Object.entries(buildWirePageData().getModules as Record<string, unknown>);
	return { getModules: Object.fromEntries(modules.filter(([slug]) => slugs.includes(slug))) };
}

const findTabs = async () => {
	const navigation = within(await screen.findByRole('navigation', { name: 'Settings' }));
	return navigation.getAllByRole('link').map(({ textContent }) => textContent);
};

it.each([
	['photon', ['Security', 'Performance']],
	['videopress', ['Security', 'Performance']],
	['carousel', ['Security']],
])('NAV-21 SETPERF-03 with %s alone these tabs are there: %j', async (slug, expected) => {
	renderApp({ route: '/privacy', pageData: onlyModules('protect', slug) });
	expect(await findTabs()).toEqual(expected);
});
