/*
 * Scenarios at phone width, and right to left with texts that are 40% longer. dashboard-worlds and settings-worlds check them wide
 * and left to right, every-route.test.ts on the real site as each role.
 */
import { coverOf } from '#tests/support/long';
import { findOverflow, findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { takePicture } from '../support/picture';
import { speakPseudo } from '../support/pseudo';
import { openStage, type Stage } from '../support/stage';
import { LOOKS } from '../worlds/looks';

let narrow: Stage;
let mirrored: Stage;

beforeAll(async () => {
	narrow = await openStage({ width: 320 });
	mirrored = await openStage({ width: 480, isRightToLeft: true, patch: speakPseudo });
});

afterAll(() => closePages());

/** Checks every screen of a scenario: loads the first, and opens the others by their hash. */
async function lookAtAll(stage: Stage, { scenario, hashes }: (typeof LOOKS)[number], kind: string) {
	const offences: string[] = [];
	for (const [index, hash] of hashes.entries()) {
		await (index === 0 ? stage.show({ scenario, hash }) : stage.goTo(hash));
		const found = [...(await findViolations(stage.page)), ...(await findOverflow(stage.page))];
		offences.push(...found.map((offence) => `${hash}: ${offence}`));
		await takePicture(
			stage.page,
			`${hash.replace('#/', '').replaceAll('/', '-')}-${scenario}-${kind}`,
		);
		await stage.page.keyboard.press('Escape');
	}
	return [...offences, ...stage.complaints, ...stage.site.unknown];
}

it('reports a planted violation and a planted overflow', async () => {
	await narrow.show({ scenario: 'free' });
	await narrow.container.evaluate((element) => {
		element.insertAdjacentHTML(
			'beforeend',
			'<img src="data:,"><div style="inline-size: 3000px">wide</div>',
		);
	});
	await expect(findViolations(narrow.page)).resolves.toEqual([
		expect.stringContaining('image-alt'),
	]);
	await expect(findOverflow(narrow.page)).resolves.not.toEqual([]);
});

it('reports a violation between two cards that have none themselves', async () => {
	await narrow.show({ scenario: 'free' });
	await expect(findViolations(narrow.page)).resolves.toEqual([]);
	await narrow.container.evaluate((element) => {
		// Replaces a card with the same attributes, so that the HTML around the cards stays the same.
		const shellOf = (card: Element) =>
			(card.cloneNode() as Element).outerHTML.replace(/:r\w+:|data-card="[\w-]+"/g, '');
		const [card, ...others] = [...element.querySelectorAll('[data-card]')].reverse();
		const other = others.find((one) => card && shellOf(one) === shellOf(card));
		const copy = card!.cloneNode(true) as Element;
		copy.setAttribute('data-card', other!.getAttribute('data-card') ?? '');
		other!.replaceWith(copy);
	});
	await expect(findViolations(narrow.page)).resolves.toContainEqual(
		expect.stringContaining('landmark-unique'),
	);
});

it('renders right to left and with longer text', async () => {
	await mirrored.show({ scenario: 'free' });
	const { page } = mirrored;
	const direction = await page.evaluate(() => getComputedStyle(document.body).direction);
	expect(direction).toBe('rtl');
	await expect(page.getByText('ölöngér').count()).resolves.toBeGreaterThan(10);
});

const FORMS = ['narrow', 'mirrored'] as const;

/** Every screen of every scenario in both forms; the forms change places, so that a plain run divides the screens between them. */
const SCREENS = LOOKS.flatMap(({ scenario, hashes }, look) =>
	hashes.flatMap((hash, place) => {
		const [first, second] = (look + place) % 2 === 0 ? FORMS : [FORMS[1], FORMS[0]];
		const screen = { scenario, hash, isOnly: hashes.length === 1 };
		return [
			{ ...screen, form: first },
			{ ...screen, form: second },
		];
	}),
);

/** A plain run opens each screen of each scenario in one form at least, each address in both, and each scenario with several screens in both. */
const VIEWS = coverOf(SCREENS, ({ scenario, hash, form, isOnly }) => [
	`${scenario} ${hash}`,
	`${form} ${hash}`,
	...(isOnly ? [] : [`${form} ${scenario}`]),
]);

const looksIn = (form: (typeof FORMS)[number]) =>
	LOOKS.map(({ scenario }) => ({
		scenario,
		hashes: VIEWS.filter((view) => view.scenario === scenario && view.form === form).map(
			({ hash }) => hash,
		),
	})).filter(({ hashes }) => hashes.length > 0);

it.each(looksIn('narrow'))('$scenario has no flaw at 320 px', async (look) => {
	expect(await lookAtAll(narrow, look, 'narrow')).toEqual([]);
});

it.each(looksIn('mirrored'))(
	'$scenario has no flaw right to left with texts 40% longer, at 480 px',
	async (look) => {
		expect(await lookAtAll(mirrored, look, 'mirrored')).toEqual([]);
	},
);
