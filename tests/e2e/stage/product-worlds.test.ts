import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { readDifferences, readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { openStage, type Stage } from '../support/stage';
import { PRODUCT_IDS, titled } from '../worlds/ids';
import { PRODUCT_WORLDS, type ProductPages } from '../worlds/products';

const NARROW = new Set(['free', 'sold-out', 'discount-valid', 'prices-bhd', 'security']);

let stage: Stage;

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

/** Loads the first page, and opens the others by their hash. */
async function readOffences(scenario: string, pages: ProductPages): Promise<string[]> {
	const offences: string[] = [];
	for (const [index, [key, expected]] of Object.entries(pages).entries()) {
		const hash = `#/product/${key}`;
		await (index === 0 ? stage.show({ scenario, hash }) : stage.goTo(hash));
		const found = await readDifferences(stage, expected);
		found.push(...(await findViolations(stage.page)));
		offences.push(...found.map((offence) => `${key}: ${offence}`));
		await takePicture(stage.page, `product-${scenario}-${key}`);
	}
	return [...offences, ...stage.complaints, ...stage.site.unknown];
}

it.each(titled('products in', PRODUCT_WORLDS, PRODUCT_IDS))(
	'%s',
	async (_title, scenario, pages) => {
		expect(await readOffences(scenario, pages)).toEqual([]);
		expect(NARROW.has(scenario) ? await readNarrowFlaws(stage) : []).toEqual([]);
	},
);

it('PRODUCT-05 shows products side by side, and on a phone stacked, with the requested one first', async () => {
	await stage.show({ scenario: 'free', hash: '#/product/scan' });
	const boxes = () =>
		Promise.all(['Jetpack Scan', 'Jetpack Security'].map((name) => stage.card(name).boundingBox()));
	const [scan, security] = await boxes();
	expect(scan?.y).toBe(security?.y);
	expect(scan?.height).toBe(security?.height);
	expect(scan!.x + scan!.width).toBeLessThanOrEqual(security!.x);
	await stage.page.setViewportSize({ width: 480, height: 900 });
	const [above, below] = await boxes();
	expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
	expect(above?.width).toBe(below?.width);
	await stage.page.setViewportSize({ width: 1200, height: 900 });
});
