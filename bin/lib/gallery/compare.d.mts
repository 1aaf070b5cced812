export interface Shot {
	screen: string;
	role: string;
	plan: string;
	direction: string;
	width: string;
	file?: string;
	leadsTo?: string;
	before?: string;
	difference?: string;
}
export function comparePictures(
	before: Buffer,
	after: Buffer,
): { share: number; difference: Buffer } | undefined;
export function compareShots(
	folder: string,
	before: Shot[],
	after: Shot[],
): { shot: Shot; line: string }[];
