import { ARRIVALS } from '@/domain/calls/arrivals';
import { listKeptAnswers } from '@/domain/server-tables/kept-answers';
import { readRows } from '../companion/support/database';
import { setOption } from '../companion/support/site';
import { askTogether, readLines } from '../e2e/support/first-calls';
import { documentOf, printedGlobal } from '../e2e/support/page-data';
import { PAGE, type Role } from '../e2e/support/site';
import { headersOf } from './ajax';

export const ROW = 'dashboard_for_jetpack_answers';
export const POSTS = ARRIVALS['/sharing']!.find(({ call }) => call.startsWith('wp/'))!.call;
export const REWIND = 'jetpack/v4/rewind';
export const STATS = 'jetpack/v4/module/stats/data?range=day';

export const KEPT = listKeptAnswers();
export const CALLS = Object.keys(KEPT);

interface Row {
	basis: string;
	since: number;
	answers: Record<string, { at: number; text: string }>;
}

export async function readRow(): Promise<Row | undefined> {
	const text = (await readRows())[ROW];
	return text ? (JSON.parse(text) as Row) : undefined;
}

export const readKept = async () => Object.keys((await readRow())?.answers ?? {}).sort();

export async function changeRow(change: (row: Row) => unknown): Promise<void> {
	const row = (await readRow())!;
	await setOption(ROW, JSON.stringify(change(row) ?? row));
}

export const age = (seconds: number) =>
	changeRow((row) => Object.values(row.answers).forEach((one) => (one.at -= seconds)));

export const askAll = async (calls: readonly string[] = CALLS, role: Role = 'admin') =>
	readLines(await askTogether(calls, await headersOf(role)));

export interface Printed {
	age: number;
	keeps: number;
	text: string;
}

/** Milliseconds for which an answer of the site itself counts as current, less than for any that it keeps. */
const OWN = 30_000;

/** The kept answers in a page, without those of the site itself. */
export function keptIn(html: string): Record<string, Printed> {
	const printed = printedGlobal(html, 'dashboardForJetpackAnswers') as Record<string, Printed>;
	return Object.fromEntries(Object.entries(printed ?? {}).filter(([, { keeps }]) => keeps > OWN));
}

export const printedAnswers = async (role: Role = 'admin', { address = PAGE, cookie = '' } = {}) =>
	keptIn(await documentOf(role, address, cookie));

export const printedCalls = async (role?: Role) => Object.keys(await printedAnswers(role)).sort();
