import devTools from '@/app/dev-tools';
import { screen, within } from '#tests/support/render';
import { findTitle, renderApp } from '../support/render-app';

export const panel = () => screen.getByRole('complementary', { name: 'Dev Tools' });
export const findPanel = () => screen.findByRole('complementary', { name: 'Dev Tools' });
export const queryPanel = () => screen.queryByRole('complementary', { name: 'Dev Tools' });
export const opener = () => screen.getByRole('button', { name: 'Dev Tools' });

export const renderDevelopment = (options: Parameters<typeof renderApp>[0]) =>
	renderApp({ scenario: 'development', devTools, ...options });

export const field = (name: string) =>
	within(panel()).getByRole<HTMLSelectElement>('combobox', { name });

export async function openPanel(
	options: Parameters<typeof renderApp>[0] = {},
	title = 'At a Glance',
) {
	const app = renderDevelopment(options);
	await findTitle(title);
	await app.user.click(opener());
	await findPanel();
	return {
		...app,
		pick: (name: string, value: string) => app.user.selectOptions(field(name), value),
	};
}
