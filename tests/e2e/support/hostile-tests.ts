import { SIGNS } from '#tests/support/hostile/ways';
import { sampleOf } from '#tests/support/long';
import { closePages } from './browser';
import { ROUNDS, type Source } from './hostile-rounds';
import { faultsOf, openHostileStage, type HostileStage } from './hostile-walk';
import { SCENES } from '../worlds/hostile-scenes';

/** One hostile stage for the tests of a file, which prints at the end how many views they looked at. */
export function hostileStageFor(what: string): () => HostileStage {
	let hostile: HostileStage | undefined;
	beforeAll(async () => {
		hostile = await openHostileStage();
	});
	afterAll(async () => {
		process.stderr.write(`Hostile ${what}: ${hostile?.count() ?? 0} views.\n`);
		await closePages();
	});
	return () => {
		if (!hostile) {
			throw new Error('The stage is open during the tests only.');
		}
		return hostile;
	};
}

/**
 * One test a round: every person walks the screens, and each view is free of harm. A round that adds a text must have shown it, or
 * it has tested nothing.
 *
 * @param worst Names of the rounds of a plain run.
 */
export function testRounds(source: Source, worst: readonly string[], open: () => HostileStage) {
	it.each(sampleOf(ROUNDS[source], worst))(
		'%s: every screen is drawn and nothing runs',
		async (name, disguise) => {
			const faults: string[] = [];
			const texts: string[] = [];
			for (const [who, scene] of SCENES) {
				const views = await open().walk(disguise, scene);
				faults.push(...faultsOf(views).map((fault) => `${who}: ${fault}`));
				texts.push(...views.map(({ text }) => text));
			}
			expect(faults).toEqual([]);
			const sign = SIGNS[name] ?? '';
			expect(texts.some((text) => text.includes(sign))).toBe(true);
		},
	);
}
