import { computePosition, POSITIONS } from '@/ui/popover/position';
import type { PopoverPosition, PositionRequest } from '@/ui/popover/position';

const request = (overrides: Partial<PositionRequest> = {}): PositionRequest => ({
	anchor: { top: 300, left: 400, width: 20, height: 20 },
	popover: { top: 0, left: 0, width: 200, height: 100 },
	viewport: { width: 1000, height: 800 },
	position: 'bottom',
	...overrides,
});

describe('computePosition', () => {
	it.each<[PopoverPosition, number, number]>([
		['top', 192, 310],
		['bottom', 328, 310],
		['left', 260, 192],
		['right', 260, 428],
	])('stands at the %s', (position, top, left) => {
		expect(computePosition(request({ position }))).toEqual({ top, left, side: position });
	});

	it.each<[PopoverPosition, number]>([
		['top left', 410 - 200 + 15],
		['bottom left', 410 - 200 + 15],
		['top right', 410 - 15],
		['bottom right', 410 - 15],
	])('COMP-23 stands 15 pixels beyond the middle of its anchor at the %s', (position, left) => {
		expect(computePosition(request({ position })).left).toBe(left);
	});

	it.each<[PopoverPosition, Partial<PositionRequest>, PopoverPosition]>([
		['bottom', { anchor: { top: 760, left: 400, width: 20, height: 20 } }, 'top'],
		['top', { anchor: { top: 10, left: 400, width: 20, height: 20 } }, 'bottom'],
		['right', { anchor: { top: 300, left: 900, width: 20, height: 20 } }, 'left'],
		['left', { anchor: { top: 300, left: 10, width: 20, height: 20 } }, 'right'],
	])('goes from the %s to the other side where there is no room', (position, overrides, side) => {
		expect(computePosition(request({ position, ...overrides })).side).toBe(side);
	});

	it('never stands beyond the edge of the window', () => {
		const anchor = { top: 300, left: 0, width: 20, height: 20 };
		expect(computePosition(request({ anchor })).left).toBe(8);
		expect(computePosition(request({ anchor: { ...anchor, left: 990 } })).left).toBe(792);
		const narrow = computePosition(request({ anchor, viewport: { width: 150, height: 800 } }));
		expect(narrow.left).toBe(8);
	});

	it('COMP-22 throws when the target cannot be found', () => {
		expect(() => computePosition(request({ anchor: null }))).toThrow('its target was not found');
	});

	it('COMP-22 throws when the popover has no bounding box', () => {
		expect(() => computePosition(request({ popover: undefined }))).toThrow('no bounding box');
	});

	it('COMP-22 throws for an invalid position', () => {
		const position = 'middle' as PopoverPosition;
		expect(() => computePosition(request({ position }))).toThrow('"middle" is not a position');
		for (const valid of POSITIONS) {
			expect(() => computePosition(request({ position: valid }))).not.toThrow();
		}
	});
});
