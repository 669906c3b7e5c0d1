import { paths } from '#src/base/paths.ts';
import { hearTelegram, tellTelegram } from '#src/features/telegram/host.ts';
import { followTheme, followViewport } from '#src/features/telegram/look.ts';
import { pressMain } from '#src/features/telegram/main.ts';
import type { Router } from './router.ts';

/**
 * As a web app of Telegram: its theme and viewport are followed, its back button leads back, and its main
 * button does what the screen gave it.
 */
export const followTelegram = (router: Router): void => {
  const showBack = () => {
    const isHome = router.state.location.pathname === paths.home.path;
    tellTelegram('web_app_setup_back_button', { is_visible: !isHome });
  };
  const goBack = () => {
    // Where it is the first page, nothing lies behind it.
    const isFirst = router.state.location.key === 'default';
    void (isFirst ? router.navigate(paths.home.href(), { replace: true }) : router.navigate(-1));
  };
  const wear = (data: unknown) => {
    const color = followTheme(data);
    tellTelegram('web_app_set_header_color', { color });
    tellTelegram('web_app_set_background_color', { color });
  };
  hearTelegram((event, data) => {
    if (event === 'theme_changed') wear(data);
    else if (event === 'viewport_changed') followViewport(data);
    else if (event === 'back_button_pressed') goBack();
    else if (event === 'main_button_pressed') pressMain();
  });
  router.subscribe(showBack);
  showBack();
  tellTelegram('web_app_ready');
  tellTelegram('web_app_expand');
  // Asked for anew by every page, so that a reload looks the same.
  tellTelegram('web_app_request_theme');
  tellTelegram('web_app_request_viewport');
};
