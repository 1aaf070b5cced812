import { createTracks, isTracksEventName } from '@/lib/tracks';

it.each(['jetpack_wpa_page_view', 'akismet_view'])('TRACK-02 accepts the name %s', (name) => {
	expect(isTracksEventName(name)).toBe(true);
});

it.each(['wpa_page_view', 'Jetpack_view', 'jetpack-view', 'jetpack_', ''])(
	'TRACK-02 rejects the name "%s" and sends nothing',
	(name) => {
		const send = jest.fn();
		createTracks(send).recordEvent(name);
		expect(send).not.toHaveBeenCalled();
	},
);

it('sends an event with its properties', () => {
	const send = jest.fn();
	createTracks(send).recordEvent('jetpack_wpa_page_view', { path: '/dashboard' });
	expect(send).toHaveBeenCalledWith('jetpack_wpa_page_view', { path: '/dashboard' });
});
