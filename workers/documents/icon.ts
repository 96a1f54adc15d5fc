import icon from "../../public/icon.svg?raw";

/** The site's icon as a data address: 260 bytes are not worth a request, which browsers make before the first paint. */
export const iconAddress = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
