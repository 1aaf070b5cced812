export interface Prop {
	name: string;
	type: string;
	isOptional: boolean;
	about: string;
}
export function readProps(
	text: string,
	name: string,
): { about: string; props: Prop[]; others: string[] };
