import SettingsScreen from '@/screens/settings';
import { buildWirePageData } from '#tests/support/fixtures';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';

const open = (route: string, options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route, ...options });
const headings = (level: number) =>
	screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

/** What the page prints on a site that lacks some modules. */
function lacking(...slugs: string[]) {
	const modules = Object.entries(buildWirePageData().getModules as Record<string, unknown>);
	return {
		pageData: { getModules: Object.fromEntries(modules.filter(([slug]) => !slugs.includes(slug))) },
	};
}

it.each([
	['Subscriptions', ['subscriptions'], ['Comments']],
	['Comments', ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'], ['Subscriptions']],
])('SETDISC-03 leaves out %s without their modules', (_card, slugs, expected) => {
	open('/discussion', lacking(...slugs));
	expect(headings(2)).toEqual(expected);
});

it('SETDISC-03 draws what a site has of the comments, and no empty form', () => {
	open('/discussion', lacking('comments', 'markdown'));
	const card = within(screen.getByRole('region', { name: 'Comments' }));
	expect(card.getAllByRole('switch')).toHaveLength(2);
	expect(card.queryByRole('textbox')).not.toBeInTheDocument();
	expect(card.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
});
