import { IS_LONG } from '#tests/support/long';
import { closePages } from '../support/browser';
import { keepCases, MATRIX_FAULTS, openMatrix, type Case } from '../support/fault-matrix';
import { MATRIX_ROUTES, WORST } from '../worlds/fault-matrix';

const routes = IS_LONG ? MATRIX_ROUTES : Object.keys(WORST);
const cases: Case[] = [];
/** Pages that share the cases of a route, because a page mostly waits. */
const LANES = 2;
let lanes: Awaited<ReturnType<typeof openMatrix>>[];

const describeCase = ({ route, path, fault }: Case) => `${route}: ${path}, ${fault}`;

beforeAll(async () => {
	lanes = await Promise.all(Array.from({ length: LANES }, openMatrix));
});

afterAll(async () => {
	await closePages();
});

it.each(routes)('%s renders and reports the failure of each call', async (route) => {
	const { reads, healthy } = await lanes[0]!.record(route);
	const broken = IS_LONG ? reads : (WORST[route] ?? []);
	expect(reads).toEqual(expect.arrayContaining(broken));
	const own: Case[] = [];
	const rest = broken.flatMap((path) => MATRIX_FAULTS.map((fault) => ({ path, fault })));
	const work = async (matrix: (typeof lanes)[number]) => {
		for (let next = rest.shift(); next; next = rest.shift()) {
			own.push(await matrix.tryCase(route, next.path, next.fault, healthy));
		}
	};
	await Promise.all(lanes.map(work));
	cases.push(...own);
	keepCases(cases);
	expect({
		blank: own.filter(({ isBlank }) => isBlank).map(describeCase),
		errors: own.flatMap((one) => one.errors.map((error) => `${describeCase(one)}: ${error}`)),
		silent: own.filter(({ isSilent, why }) => isSilent && !why).map(describeCase),
	}).toEqual({ blank: [], errors: [], silent: [] });
});
