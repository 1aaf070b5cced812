import { http, HttpResponse } from 'msw';
import ModulesScreen from '@/screens/settings/modules';
import { renderScreen, screen } from '#tests/support/render';
import { server } from '#tests/support/server';
import type { StoreOptions } from '#tests/support/store';
import { SettingsScreen } from '../settings/loaded-screen';

const AJAX = 'http://site.test/wp-admin/admin-ajax.php';

const ANSWER = {
	found: [
		{
			author: { kind: 'plugin', name: 'Acme', file: 'acme/a.php', line: '12' },
			forces: 'on',
			fault: null,
		},
	],
	guesses: [],
	constants: [],
	isSaved: true,
};

const SENTENCE = 'Turned on by Acme (acme/a.php:12).';

/** Not the live region. */
const SHOWN = { selector: 'p' };

const LOCKED: StoreOptions = {
	world: { modules: { override: { likes: 'active' } } },
};

const findButton = () => screen.findByRole('button', { name: /^Who decided this\? \(/ });
const spoken = () => document.getElementById('a11y-speak-polite')?.textContent ?? '';

function answer(resolve: () => Response): string[] {
	const asked: string[] = [];
	server.use(
		http.post(AJAX, ({ request }) => {
			asked.push(new URL(request.url).search);
			return resolve();
		}),
	);
	return asked;
}

it('says beside a locked module who decided, after a request', async () => {
	const { user } = renderScreen(<ModulesScreen />, { route: '/modules', ...LOCKED });
	const asked = answer(() => HttpResponse.json(ANSWER));
	await user.click(screen.getByRole('button', { name: 'About Like buttons' }));
	const button = await findButton();
	expect(asked).toEqual([]);
	await user.click(button);
	expect(await screen.findByText(SENTENCE, SHOWN)).toBeVisible();
	expect(spoken()).toContain(SENTENCE);
	expect(asked).toEqual([
		expect.stringMatching(/^\?action=dashboard_for_jetpack_deciders&kind=module&id=likes(&|$)/),
	]);
	expect(screen.getAllByRole('button', { name: /^Who decided this/ })).toHaveLength(1);
});

it('says it in the explanation of a locked setting', async () => {
	const { user } = renderScreen(<SettingsScreen />, { route: '/sharing', ...LOCKED });
	answer(() => HttpResponse.json(ANSWER));
	await user.click(screen.getByRole('button', { name: /^Why can’t I change this\?/ }));
	await user.click(await findButton());
	expect(await screen.findByText(SENTENCE, SHOWN)).toBeVisible();
});

it('says why it is not known, and can be asked again', async () => {
	const { user } = renderScreen(<ModulesScreen />, { route: '/modules', ...LOCKED });
	answer(() => HttpResponse.html('0', { status: 400 }));
	await user.click(screen.getByRole('button', { name: 'About Like buttons' }));
	await user.click(await findButton());
	const failure = await screen.findByText(/^Couldn't find out\. /, SHOWN);
	answer(() => HttpResponse.json({ found: [], guesses: [] }));
	await user.click(await findButton());
	expect(
		await screen.findByText(/^No plugin or theme was found that does this\./, SHOWN),
	).toBeVisible();
	expect(failure).not.toBeInTheDocument();
});

it('says beside a setting that code replaces its saved value, and which', async () => {
	const { user } = renderScreen(<SettingsScreen />, {
		route: '/writing',
		pageData: { decidedSettings: ['carousel_display_exif'] },
	});
	const asked = answer(() =>
		HttpResponse.json({ ...ANSWER, found: [{ ...ANSWER.found[0], forces: 'off' }] }),
	);
	expect(await screen.findByText('Code on this site replaces the saved value.')).toBeVisible();
	await user.click(await findButton());
	expect(await screen.findByText('Turned off by Acme (acme/a.php:12).', SHOWN)).toBeVisible();
	expect(asked).toEqual([expect.stringContaining('&kind=setting&id=carousel_display_exif')]);
});
