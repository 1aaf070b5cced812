import type { ChartBar } from '@/ui/bar-chart';

export interface ChartPicture {
	title: string;
	/** What the chart says, in one line; "" without one. */
	sentence: string;
	bars: readonly ChartBar[];
	isRightToLeft: boolean;
	/** A CSS font family. */
	font: string;
	color: string;
}

/** In pixels, in the shape that sites expect for a shared picture. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const TOP = 190;
const BOTTOM = HEIGHT - 90;

const INK = '#1e1e1e';
const MUTED = '#50575e';

/** Draws the chart with its title and sentence from scratch: nothing is fetched, and nothing is copied from the page. */
function drawChart(
	canvas: HTMLCanvasElement,
	{ title, sentence, bars, isRightToLeft, font, color }: ChartPicture,
): void {
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	const pen = canvas.getContext('2d');
	if (!pen) {
		throw new Error('The browser draws no pictures.');
	}
	pen.direction = isRightToLeft ? 'rtl' : 'ltr';
	const start = isRightToLeft ? WIDTH - MARGIN : MARGIN;
	const end = WIDTH - start;
	const write = (text: string, y: number, look: string, fill: string, x = start) => {
		pen.font = `${look} ${font}`;
		pen.fillStyle = fill;
		pen.fillText(text, x, y, WIDTH - 2 * MARGIN);
	};
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	pen.textAlign = 'start';
	write(title, 90, '600 40px', INK);
	write(sentence, 140, '26px', MUTED);

	const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
	const step = (WIDTH - 2 * MARGIN) / Math.max(1, bars.length);
	bars.forEach(({ value, isUnfinished }, index) => {
		const height = ((value ?? 0) / most) * (BOTTOM - TOP);
		const place = MARGIN + step * (isRightToLeft ? bars.length - 1 - index : index);
		pen.globalAlpha = isUnfinished ? 0.5 : 1;
		pen.fillStyle = color;
		pen.fillRect(place + step * 0.15, BOTTOM - height, step * 0.7, height);
	});
	pen.globalAlpha = 1;
	pen.fillStyle = MUTED;
	pen.fillRect(MARGIN, BOTTOM, WIDTH - 2 * MARGIN, 2);
	write(bars[0]?.label ?? '', BOTTOM + 40, '22px', MUTED);
	pen.textAlign = 'end';
	write(bars.at(-1)?.label ?? '', BOTTOM + 40, '22px', MUTED, end);
}

/** The picture as a PNG file. */
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
