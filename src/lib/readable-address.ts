/** Parameters of RFC 3492. */
const BASE = 36;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST = 128;
const FIRST_BIAS = 72;

/** Browsers show other names in their encoded form, too: signs can look like a path, or turn the text around. */
const READABLE = /^[-\p{L}\p{M}\p{N}]+$/u;

function adapt(delta: number, length: number, isFirst: boolean): number {
	let rest = Math.floor(delta / (isFirst ? DAMP : 2));
	rest += Math.floor(rest / length);
	let bias = 0;
	for (; rest > ((BASE - 1) * MOST) / 2; bias += BASE) {
		rest = Math.floor(rest / (BASE - 1));
	}
	return bias + Math.floor((BASE * rest) / (rest + SKEW));
}

/** @throws {RangeError} For text that isn't Punycode. */
function decodePunycode(encoded: string): string {
	const split = encoded.lastIndexOf('-');
	const points = [...encoded.slice(0, Math.max(split, 0))].map((letter) => letter.charCodeAt(0));
	const digits = [...encoded.slice(split + 1)].map((digit) =>
		digit <= '9' ? Number(digit) + MOST : digit.charCodeAt(0) - 97,
	);
	let [point, place, bias] = [FIRST, 0, FIRST_BIAS];
	while (digits.length > 0) {
		const before = place;
		for (let weight = 1, step = BASE; ; step += BASE) {
			const digit = digits.shift() ?? NaN;
			const limit = Math.min(Math.max(step - bias, 1), MOST);
			place += digit * weight;
			if (!(digit >= limit)) {
				break;
			}
			weight *= BASE - limit;
		}
		const length = points.length + 1;
		bias = adapt(place - before, length, before === 0);
		point += Math.floor(place / length);
		place %= length;
		points.splice(place, 0, point);
		place += 1;
	}
	return String.fromCodePoint(...points);
}

function decodeLabel(label: string): string {
	try {
		const decoded = decodePunycode(label.slice('xn--'.length).toLowerCase());
		return READABLE.test(decoded) ? decoded : label;
	} catch {
		return label;
	}
}

/** An address as people write it: "xn--bcher-kva.example" → "bücher.example". For display only. */
export const toReadableAddress = (address: string): string =>
	address.replace(/\bxn--[a-z\d-]+/gi, decodeLabel);
