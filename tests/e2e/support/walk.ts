import { basename } from 'node:path';
import { closePages, type PageOptions } from './browser';
import type { DocumentLook } from './fixture-site';
import { resize, type Judge, type Opened } from './judges';
import { takePicture } from './picture';
import { openStage, type Stage } from './stage';
import type { Look } from '../worlds/looks';

export interface Guide<T> {
	/**
	 * Opens a look at the first size.
	 *
	 * @param before The look that is still open, unless something was wrong with it.
	 */
	open: (name: string, look: T, before: T | undefined) => Promise<Opened>;
	/** Errors since the last call. */
	complaints: () => string[];
	stop?: () => Promise<unknown>;
}

const picture = ({ page, name }: Opened) =>
	takePicture(
		page,
		[
			basename(expect.getState().testPath ?? '', '.test.ts'),
			name.replace(/\W+/g, '-'),
			page.viewportSize()?.width,
		].join(' '),
	);

/** Opens each look once, and hands it to each of its judges. */
export function walk<T>(
	looks: [name: string, look: T, judges: readonly Judge[]][],
	start: () => Promise<Guide<T>>,
	report: (name: string, faults: number) => void = () => undefined,
): void {
	let guide: Guide<T>;
	let current: { look: T; opened: Opened } | undefined;

	beforeAll(async () => {
		guide = await start();
	});
	afterAll(async () => {
		await closePages();
		await guide.stop?.();
	});

	describe.each(looks)('%s', (name, look, judges) => {
		const faults = new Map<string, number>();

		it.each(judges)('$name: $verdict', async ({ name: judgeName, judge }) => {
			// A judge that failed runs once more after the others, which have resized the window.
			if (current?.look !== look || faults.has(judgeName)) {
				current = { look, opened: await guide.open(name, look, current?.look) };
				await picture(current.opened);
			}
			const { opened } = current;
			current = undefined;
			const found = [...(await judge(opened)), ...guide.complaints()];
			faults.set(judgeName, found.length);
			expect(found).toEqual([]);
			// A failed judge may leave anything behind, so the next one loads the look again.
			current = { look, opened };
		});

		afterAll(async () => {
			if (current?.look === look) {
				await picture(current.opened);
			}
			report(
				name,
				[...faults.values()].reduce((sum, count) => sum + count, 0),
			);
		});
	});
}

interface StageWalk extends Pick<Opened, 'sizes' | 'locale' | 'say'> {
	options: PageOptions & DocumentLook;
}

/** Whether a look is only an address, so the page can go to it and leave it without loading. */
const isPlain = (look: Look | undefined) =>
	look !== undefined && !look.act && !look.answer && !look.world && !look.isLoggedOut;

export async function guideOnStage({ options, ...rest }: StageWalk): Promise<Guide<Look>> {
	const [size] = rest.sizes;
	const stage: Stage = await openStage({ ...options, width: size?.[0] });
	const data: string[] = [];
	let answer: Look['answer'];
	stage.site.disguise = {
		page: (page) => {
			data.push(JSON.stringify(page));
			return page;
		},
		answer: (reply, asked) => {
			const sent = answer?.(reply, asked) ?? reply;
			data.push(sent.text);
			return sent;
		},
	};
	stage.page.on('response', async (response) => {
		if (decodeURIComponent(response.url()).includes('wp/v2')) {
			data.push(await response.text().catch(() => ''));
		}
	});
	return {
		async open(name, look, before) {
			const opened: Opened = { ...stage, ...rest, name, data };
			const [width, height] = size ?? [1280, 900];
			answer = look.answer;
			stage.site.hasSession = !look.isLoggedOut;
			if (isPlain(before) && isPlain(look) && before?.scenario === look.scenario) {
				await resize(stage, [width, height]);
				await stage.goTo(look.hash);
			} else {
				await stage.page.setViewportSize({ width, height });
				data.length = 0;
				const { scenario, world, hash } = look;
				await stage.show({ scenario, world, hash });
				await look.act?.(stage, rest.say);
			}
			return opened;
		},
		complaints: () => [...stage.complaints.splice(0), ...stage.site.unknown.splice(0)],
	};
}
