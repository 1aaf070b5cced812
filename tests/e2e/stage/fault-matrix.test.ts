import { IS_LONG } from '#tests/support/long';
import { closePages } from '../support/browser';
import { keepCases, faultsOf, openMatrix, type Case, type Matrix } from '../support/fault-matrix';
import { callsOf, trySave } from '../support/save-matrix';
import { MATRIX_ROUTES, WORST } from '../worlds/fault-matrix';
import { INPUTS, WORST_INPUTS } from '../worlds/save-matrix';

const routes = IS_LONG ? MATRIX_ROUTES : Object.keys(WORST);
const inputs = INPUTS.filter(({ name }) => IS_LONG || name in WORST_INPUTS);
const cases = new Map<string, Case>();
/** Pages that share the cases of a route, because a page mostly waits. */
const LANES = 3;
let lanes: Matrix[];

const describeCase = ({ route, path, fault, said }: Case) =>
	`${route}: ${path}, ${fault}; it adds: ${said || 'nothing'}`;

/** Runs the cases of a route or of an input in all lanes, and expects the faults of each to be handled. */
async function expectHandled(rest: ((matrix: Matrix) => Promise<Case>)[]) {
	const own: Case[] = [];
	const work = async (matrix: Matrix) => {
		for (let next = rest.shift(); next; next = rest.shift()) {
			own.push(await next(matrix));
		}
	};
	await Promise.all(lanes.map(work));
	// A retried test runs its cases again.
	own.forEach((one) => cases.set(`${one.route} ${one.path} ${one.fault}`, one));
	keepCases([...cases.values()]);
	expect({
		blank: own.filter(({ isBlank }) => isBlank).map(describeCase),
		errors: own.flatMap((one) => one.errors.map((error) => `${describeCase(one)}: ${error}`)),
		silent: own.filter(({ isSilent, why }) => isSilent && !why).map(describeCase),
		lost: own.filter(({ isLost }) => isLost).map(describeCase),
	}).toEqual({ blank: [], errors: [], silent: [], lost: [] });
}

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
	await expectHandled(
		broken.flatMap((path) =>
			faultsOf(`GET ${path}`).map(
				(fault) => (matrix: Matrix) => matrix.tryRead(route, path, fault, healthy),
			),
		),
	);
});

it.each(inputs)('$name ($route): a failed save keeps the input and is reported', async (input) => {
	const worst = WORST_INPUTS[input.name];
	const broken = callsOf(input).filter((call) => IS_LONG || call === worst);
	expect(broken).not.toEqual([]);
	await expectHandled(
		broken.flatMap((call) =>
			faultsOf(call).map((fault) => (matrix: Matrix) => trySave(matrix, input, call, fault)),
		),
	);
});
