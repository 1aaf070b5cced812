import type { ChartBar } from '@/ui/bar-chart';
import type { Cell } from '../status/cells';

export interface ChartPicture {
	title: string;
	/** What protects the site. */
	cells: readonly Cell[];
	caption: string;
	/** What the chart says, in one line; "" without one. */
	sentence: string;
	bars: readonly ChartBar[];
	/** Where and when the numbers were read. */
	source: string;
	isRightToLeft: boolean;
	/** A CSS font family. */
	font: string;
	colorOf: (token: string) => string;
}

/** In pixels, in the shape that sites expect for a shared picture. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
const BOTTOM = HEIGHT - 110;
const STRIP = { top: 112, height: 84 };

const INK = '#1e1e1e';
const MUTED = '#50575e';
const LINE = '#dcdcde';

/** A state's sign and color; the word beside it says the same. */
const SIGNS: Record<Cell['intent'], [sign: string, token: string]> = {
	success: ['✓', 'success'],
	warning: ['!', 'warning'],
	error: ['!', 'error'],
	info: ['', 'info'],
	neutral: ['', 'text-muted'],
	inactive: ['–', 'text-muted'],
};

/** Draws the strip and the chart from scratch: nothing is fetched, and nothing is copied from the page. */
function drawChart(canvas: HTMLCanvasElement, picture: ChartPicture): void {
	const { title, cells, caption, sentence, bars, source, isRightToLeft, font, colorOf } = picture;
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	const pen = canvas.getContext('2d');
	if (!pen) {
		throw new Error('The browser draws no pictures.');
	}
	pen.direction = isRightToLeft ? 'rtl' : 'ltr';
	/** The place at a distance from the start of the lines. */
	const at = (distance: number) => (isRightToLeft ? WIDTH - distance : distance);
	const write = (text: string, y: number, look: string, fill = MUTED, x = MARGIN, room = INNER) => {
		pen.font = `${look} ${font}`;
		pen.fillStyle = fill;
		pen.fillText(text, at(x), y, room);
	};
	const fill = (x: number, y: number, width: number, height: number, color: string) => {
		pen.fillStyle = color;
		pen.fillRect(isRightToLeft ? WIDTH - x - width : x, y, width, height);
	};
	fill(0, 0, WIDTH, HEIGHT, '#fff');
	pen.textAlign = 'start';
	write(title, 80, '600 40px', INK);

	const width = INNER / Math.max(1, cells.length);
	cells.forEach(({ name, text, intent }, index) => {
		const x = MARGIN + index * width;
		const [sign, token] = SIGNS[intent];
		fill(x, STRIP.top, 2, STRIP.height, LINE);
		write(name, STRIP.top + 32, '22px', MUTED, x + 16, width - 24);
		write(`${sign} ${text}`, STRIP.top + 66, '600 24px', colorOf(token), x + 16, width - 24);
	});

	const head = cells.length > 0 ? STRIP.top + STRIP.height + 56 : 150;
	write(caption, head, '600 26px', INK);
	write(sentence, head + 34, '24px');
	const top = head + 64;
	const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
	const step = INNER / Math.max(1, bars.length);
	bars.forEach(({ value, isUnfinished }, index) => {
		const height = ((value ?? 0) / most) * (BOTTOM - top);
		pen.globalAlpha = isUnfinished ? 0.5 : 1;
		const x = MARGIN + step * (index + 0.15);
		fill(x, BOTTOM - height, step * 0.7, height, colorOf('chart-blue'));
	});
	pen.globalAlpha = 1;
	fill(MARGIN, BOTTOM, INNER, 2, MUTED);
	write(bars[0]?.label ?? '', BOTTOM + 34, '22px');
	write(source, HEIGHT - 28, '22px');
	pen.textAlign = 'end';
	write(bars.at(-1)?.label ?? '', BOTTOM + 34, '22px', MUTED, WIDTH - MARGIN);
}

export default function paintChart(picture: ChartPicture): Promise<Blob> {
	const canvas = document.createElement('canvas');
	drawChart(canvas, picture);
	return new Promise((resolve, reject) =>
		canvas.toBlob(
			(blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))),
			'image/png',
		),
	);
}
