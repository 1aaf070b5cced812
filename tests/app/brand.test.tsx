import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, PRODUCT } from '@/lib/brand';
import { screen } from '#tests/support/render';
import { findTitle, renderApp } from './support/render-app';

const SOURCE = join(__dirname, '../../src');

const sources = () =>
	readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

it('CONST-10 has the two names in one file', () => {
	expect(PRODUCT).toBe('Jetpack');
	expect(HOST).toBe('WordPress.com');
	const writers = sources().filter(({ text }) => text.includes(HOST));
	expect(writers.map(({ file }) => file)).toEqual([join('lib', 'brand.ts')]);
});

it.each([
	['free', '/dashboard', 'At a Glance', /connected to WordPress\.com/],
	['free', '/security', 'Security', /protected by Jetpack/],
	['unlinked-admin', '/connect-user', /features of Jetpack/, /Jetpack/],
	['stats-error', '/dashboard', 'At a Glance', /view your stats now on WordPress\.com/],
])('CONST-10 leaves no placeholder unfilled: %s at %s', async (scenario, route, title, name) => {
	const { container } = renderApp({ scenario, route });
	await findTitle(title);
	expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
	expect(container).not.toHaveTextContent(/%(\d\$)?[sd]|\{(product|host|feature|ip)\}/);
});
